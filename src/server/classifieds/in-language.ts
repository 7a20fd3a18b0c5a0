import type { ClassifiedSummary } from '#contract/classifieds.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { toHindiAd, withoutOtherName, type TownNames } from '#shared/view/hindi-names.ts'
import { readTownNames } from './town.ts'

/** An ad in Hindi: the names of its category, town and state. */
export function toHindi<Row extends ClassifiedSummary>(ad: Row, nameOfTown: TownNames): Row {
  const { category, city, state } = toHindiAd(ad, nameOfTown)
  return { ...ad, city, state, category: withoutOtherName(category) }
}

/** The ad in the language asked for. */
export async function inLanguage<Row extends ClassifiedSummary>(
  db: Db,
  ad: Row,
  language: 'en' | 'hi' | undefined,
): Promise<Row> {
  return language === 'hi' ? toHindi(ad, await readTownNames(db, [ad.city])) : ad
}
