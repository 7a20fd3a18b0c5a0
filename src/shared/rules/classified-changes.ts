import { CLASSIFIED_FIELDS } from './classified-fields.ts'
import { DAY_MS } from './duration.ts'
import { listNamesWith } from './fields.ts'
import { toRupees, type Paise } from './money.ts'

/** Rules of changing an ad that both sides use. */

/** Fields that say what is sold: a change of one is reviewed before it is shown. */
export const MODERATED_CLASSIFIED_FIELDS = listNamesWith(CLASSIFIED_FIELDS, 'reviewed', true)
export type ModeratedClassifiedField = (typeof MODERATED_CLASSIFIED_FIELDS)[number]

/** The public version of an ad before a pending change; pictures and video only as counts. */
export type PublicClassifiedVersion = {
  title: string
  description: string
  categoryId: number
  brand: string | null
  model: string | null
  images: number
  hasVideo: boolean
}

/** Whether two values of a field are the same; lists in their order, nothing is null. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields given that change what is sold. */
export const listModeratedChanges = (
  before: Record<ModeratedClassifiedField, unknown>,
  given: Partial<Record<ModeratedClassifiedField, unknown>>,
): ModeratedClassifiedField[] =>
  MODERATED_CLASSIFIED_FIELDS.filter(
    (field) => given[field] !== undefined && !isSame(before[field], given[field]),
  )

/**
 * How long a price must have been public before it may be shown struck through beside a lower one.
 */
export const MIN_PRICE_AGE_MS = DAY_MS

/** Null: on request. */
type Prices = {
  price: Paise | null
  next: Paise | null
  /** Since when the price is public; null when it is not. */
  since: Date | null
  former: Paise | null
}

/**
 * The former price to show beside the next one: the price that stood for a day, or the one shown
 * already; only while it is higher.
 */
export function getFormerPrice({ price, next, since, former }: Prices, now: Date): Paise | null {
  const stood = since !== null && now.getTime() - since.getTime() >= MIN_PRICE_AGE_MS
  const real = stood && price !== null ? price : former
  return next !== null && real !== null && toRupees(real) > toRupees(next) ? real : null
}
