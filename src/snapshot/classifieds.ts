import type { LanguageCode } from '#config/languages.ts'
import type { Classified, ClassifiedCategory } from '#contract/classifieds.ts'
import { getCurrentRows } from './current-rows.ts'
import { groupRows } from './group-rows.ts'
import { readOnce } from './read-once.ts'
import type { SnapshotRows } from './rows.ts'
import { translateRows } from './translate.ts'

/** The ads of the site, as the build shows them. */
export interface ClassifiedsData {
  /** Every ad with a page: active, sold and expired. */
  ads: readonly Classified[]
  /** The active ones, the newest first. */
  active: readonly Classified[]
  categories: readonly ClassifiedCategory[]
  /** Towns with active ads, those with the most first. */
  cities: ReadonlyArray<{ city: string; count: number }>
  /** The newest others of the same category. */
  similarTo: (classified: Classified) => readonly Classified[]
}

/** The ads as the API answers now, in a language; read once for the whole build. */
export const readClassifieds = (language: LanguageCode): Promise<ClassifiedsData> =>
  READERS[language]()

const readerOf = (language: LanguageCode) =>
  readOnce(async () => buildClassifiedsData(translateRows(await getCurrentRows(), language)))
const READERS: Record<LanguageCode, () => Promise<ClassifiedsData>> = {
  en: readerOf('en'),
  hi: readerOf('hi'),
}

/** What pages show of the ads, made of the rows. */
export function buildClassifiedsData({
  ads: classifieds,
  adCategories: classifiedCategories,
}: Pick<SnapshotRows, 'ads' | 'adCategories'>): ClassifiedsData {
  const active = classifieds.filter(({ status }) => status === 'active').sort(newestFirst)
  const ofCategory = groupRows(active, (classified) => classified.categoryId)
  const similarTo = ({ id, categoryId }: Classified) => {
    const newest = ofCategory(categoryId).slice(0, SIMILAR + 1)
    return newest.filter((other) => other.id !== id).slice(0, SIMILAR)
  }
  return {
    ads: classifieds,
    active,
    categories: classifiedCategories,
    cities: countCities(active),
    similarTo,
  }
}

const SIMILAR = 3

/* The API's order, so that page 2 follows page 1 wherever each comes from. */
const newestFirst = (a: Classified, b: Classified) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id

function countCities(classifieds: readonly Classified[]): ClassifiedsData['cities'] {
  const counts = new Map<string, number>()
  for (const { city } of classifieds) counts.set(city, (counts.get(city) ?? 0) + 1)
  return [...counts]
    .map(([city, count]) => ({ city, count }))
    .sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1))
}
