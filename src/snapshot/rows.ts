import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Ad, ClassifiedCategory } from '#contract/classifieds.ts'
import type { Location } from '#contract/locations.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { AdPlace } from '#shared/rules/ad-slots.ts'
import { businessOf } from './blocks.ts'
import { byId, byName, exchanged, placeOf } from './order.ts'
import * as read from './read-rows.ts'

/**
 * What the API has answered, by noun: everything that pages show is made of these. A row is never
 * changed, only replaced.
 */
export interface Rows {
  settings: SiteSettings
  placements: readonly AdPlace[]
  categories: readonly Category[]
  locations: readonly Location[]
  serviceFields: readonly ServiceField[]
  adCategories: readonly ClassifiedCategory[]
  /** By name. */
  businesses: readonly Business[]
  /** These three by id. */
  reviews: readonly Review[]
  posts: readonly BlogPost[]
  ads: readonly Ad[]
}

/** What a transaction says that it changed: a record, or with `recordId` null some of a noun. */
export type Mark = { noun: string; recordId: number | null }

/** Reads all of it. */
export async function readRows(): Promise<Rows> {
  const businesses = (await read.businesses()).sort(byName)
  return {
    businesses,
    reviews: await read.reviews(),
    posts: await read.posts(),
    ads: await read.ads(),
    ...(await read.fewRows(businesses)),
  }
}

/**
 * The nouns of which single records are read again; whatever else is marked has everything read
 * again.
 */
const SINGLE = new Set(['businesses', 'reviews', 'blog', 'classified-ads', 'settings'])

/**
 * The rows as they are now, given those of an earlier moment and all marks made since: what the
 * marks name is read again, and the nouns with few rows always.
 */
export async function refreshRows(rows: Rows, marks: readonly Mark[]): Promise<Rows> {
  if (marks.some(({ noun, recordId }) => recordId === null || !SINGLE.has(noun))) return readRows()
  const marked = (noun: string) =>
    new Set(marks.filter((mark) => mark.noun === noun).map(({ recordId }) => recordId!))
  const reviewIds = marked('reviews')
  const reviews = replaced(rows.reviews, reviewIds, await read.reviews([...reviewIds]))
  // A review counts in the rating of its business, before and after. And who has the business's row
  // as it was, knows that none of its reviews was replaced either.
  const reviewed = [...rows.reviews, ...reviews]
    .filter(({ id }) => reviewIds.has(id))
    .map((row) => row.businessId)
  const businessIds = new Set([...marked('businesses'), ...reviewed])
  const before = [...businessIds].flatMap((id) => businessOf(rows.businesses, id) ?? [])
  const businesses = exchanged(
    rows.businesses,
    before,
    await read.businesses([...businessIds]),
    byName,
  )
  // What a business that was closed or opened again has of reviews went or came with it.
  const theirs = await read.reviewsOf([...businessIds])
  const others = reviews.filter(({ businessId }) => !businessIds.has(businessId))
  const postIds = marked('blog')
  const adIds = marked('classified-ads')
  return {
    businesses,
    reviews: [...others, ...theirs].sort(byId),
    posts: replaced(rows.posts, postIds, await read.posts([...postIds])),
    ads: replaced(rows.ads, adIds, await read.ads([...adIds])),
    ...(await read.fewRows(businesses)),
  }
}

/** Rows in the order of ids, without those of the given ids and with the ones read instead. */
function replaced<Row extends { id: number }>(
  rows: readonly Row[],
  ids: ReadonlySet<number>,
  now: readonly Row[],
): readonly Row[] {
  const before = [...ids].flatMap((id) => {
    const row = rows[placeOf({ id }, rows, byId)]
    return row?.id === id ? row : []
  })
  return exchanged(rows, before, now, byId)
}
