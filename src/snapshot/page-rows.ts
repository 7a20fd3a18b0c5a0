import type { LanguageCode } from '#config/languages.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import { getCurrentRows } from './current-rows.ts'
import { provideDistrict, readDistrict, type DistrictData, type ListedTown } from './district.ts'
import { groupRows } from './group-rows.ts'
import { translateBusinessTo, translateRows } from './translate.ts'

/*
 * The rows that the page of one business is made of. They are taken out of the rows of the whole
 * district, and the page can be rendered from them alone.
 */

type Page = Pick<DistrictData, 'settings' | 'placements'>

/** What the pages of all businesses show, in one language. */
export type SharedRows = Page & {
  categories: ReadonlyArray<Category & { hasBusinesses: boolean }>
  towns: ReadonlyArray<Omit<ListedTown, 'businesses'>>
  serviceFields: readonly ServiceField[]
}

/** What the page of a business shows beside that. The rows are those of English pages. */
export type BusinessRows = {
  business: Business
  reviews: readonly Review[]
  /** The slugs of the businesses that it leads to, which differ between languages. */
  similar: Partial<Record<LanguageCode, readonly string[]>>
}

/** Reads what all pages share. Numbers of businesses are left out: no page of a business has them. */
export async function readSharedRows(language: LanguageCode): Promise<SharedRows> {
  const { settings, placements, categories, towns } = await readDistrict(language)
  const { serviceFields } = translateRows(await getCurrentRows(), language)
  return {
    settings,
    placements,
    categories: categories.map(({ businesses, towns: _towns, ...category }) => ({
      ...category,
      hasBusinesses: businesses.length > 0,
    })),
    towns: [...towns]
      .sort((a, b) => a.id - b.id)
      .map(({ businesses: _businesses, categories: kinds, ...town }) => ({
        ...town,
        categories: kinds.map((kind) => ({ ...kind, count: 0 })).sort((a, b) => a.id - b.id),
      })),
    serviceFields,
  }
}

/** The slugs of all businesses that have a page. */
export const listBusinessSlugs = async (): Promise<string[]> =>
  (await getCurrentRows()).businesses.map(({ slug }) => slug)

/** Reads the rows of the wanted businesses, in the order of the district. */
export async function readBusinessRows(
  languages: readonly LanguageCode[],
  isWanted: (slug: string) => boolean,
): Promise<BusinessRows[]> {
  const districts = await Promise.all(
    languages.map(async (language) => [language, await readDistrict(language)] as const),
  )
  const [, { reviews }] = districts[0]!
  return (await getCurrentRows()).businesses
    .filter(({ slug }) => isWanted(slug))
    .map((business) => ({
      business,
      reviews: reviews(business.id),
      similar: Object.fromEntries(
        districts.map(([language, { similarTo }]) => [
          language,
          similarTo(business).map(({ slug }) => slug),
        ]),
      ),
    }))
}

/** Has the next page rendered from these rows, and from no others. */
export function providePageRows(
  language: LanguageCode,
  shared: SharedRows,
  { business: own, reviews }: Pick<BusinessRows, 'business' | 'reviews'>,
  similar: readonly Business[],
): void {
  const business = translateBusinessTo(language, own)
  const [shown, none] = [[business], []]
  const towns = new Map(shared.towns.map((town) => [town.id, { ...town, businesses: shown }]))
  provideDistrict({
    settings: shared.settings,
    placements: shared.placements,
    businesses: own.status === 'active' ? shown : none,
    closed: own.status === 'active' ? none : shown,
    categories: shared.categories.map(({ hasBusinesses, ...category }) => ({
      ...category,
      businesses: hasBusinesses ? shown : none,
      towns: [],
    })),
    townOf: ({ locationId }) => towns.get(locationId),
    reviews: () => reviews,
    serviceFields: groupRows(shared.serviceFields, (field) => field.categoryId),
    similarTo: () => similar.map((row) => translateBusinessTo(language, row)),
  })
}
