import type { BusinessQuery, BusinessSummary } from '#contract/businesses.ts'
import { businesses as b, categories, locations } from '#server/kit/db/tables/index.ts'
import { toHindiBusiness } from '#shared/view/hindi-names.ts'
import { sql, type SQL } from 'drizzle-orm'

type Language = BusinessQuery['language']

/** A business with its names in the language asked for. */
export const inLanguage = <Row extends BusinessSummary>(business: Row, language: Language): Row =>
  language === 'hi' ? toHindiBusiness(business) : business

/** The columns of the names that an answer in the language shows. */
export function getNameColumns(
  language: Language,
): Record<'business' | 'category' | 'town', SQL<string>> {
  return language === 'hi'
    ? {
        business: sql`coalesce(${b.nameHi}, ${b.name})`,
        category: sql`coalesce(${categories.nameHi}, ${categories.name})`,
        town: sql`coalesce(${locations.nameHi}, ${locations.city})`,
      }
    : {
        business: sql`${b.name}`,
        category: sql`${categories.name}`,
        town: sql`${locations.city}`,
      }
}
