import type { Business } from '#contract/businesses.ts'
import { businessOf } from './blocks.ts'
import { byId, byName, exchanged, placeOf } from './order.ts'
import * as read from './read-rows.ts'
import type { Mark, Rows } from './rows.ts'

/** Reads all rows; the businesses that `held` names stay as they were. */
export async function readRows(held: Held = NONE_HELD): Promise<Rows> {
  const found = await read.businesses()
  const businesses = found.flatMap((row) => asHeld(row, held)).sort(byName)
  const reviews = await read.reviews()
  const shown = businesses.length < found.length && new Set(businesses.map(({ id }) => id))
  return {
    businesses,
    reviews: shown ? reviews.filter(({ businessId }) => shown.has(businessId)) : reviews,
    posts: await read.posts(),
    ads: await read.ads(),
    ...(await read.fewRows(businesses)),
  }
}

/**
 * Businesses whose changes wait for a later publication. Those with a row in `before` keep it,
 * those with a page are read, and those without are left out.
 */
export type Held = {
  waiting: ReadonlySet<number>
  before: Rows | null
  hasPage: (business: Business) => boolean
}
const NONE_HELD: Held = { waiting: new Set(), before: null, hasPage: () => true }

function asHeld(row: Business, { waiting, before, hasPage }: Held): Business[] {
  if (!waiting.has(row.id)) return [row]
  const known = before && businessOf(before.businesses, row.id)
  // A copy: its reviews may be other ones, which `keys.ts` sees by the row.
  if (known) return [{ ...known }]
  return hasPage(row) ? [row] : []
}

/** Nouns of which single records are read again; a mark of any other noun has all rows read. */
const SINGLE = new Set(['businesses', 'reviews', 'blog', 'classified-ads', 'settings'])

/**
 * Brings rows up to date with all marks made since they were read. It reads the marked records
 * again, and always the nouns with few rows.
 */
export async function refreshRows(
  rows: Rows,
  marks: readonly Mark[],
  held: Held = NONE_HELD,
): Promise<Rows> {
  const marked = (noun: string) =>
    new Set(marks.filter((mark) => mark.noun === noun).map(({ recordId }) => recordId!))
  if (marks.some(({ noun, recordId }) => recordId === null || !SINGLE.has(noun))) {
    const waiting = new Set(held.waiting).difference(marked('businesses'))
    return readRows({ ...held, waiting, before: rows })
  }
  const reviewIds = marked('reviews')
  const reviews = replaced(rows.reviews, reviewIds, await read.reviews([...reviewIds]))
  // A review counts in the rating of its business, so that is read again too. Hence an unchanged
  // row of a business means that none of its reviews was replaced (`keys.ts` relies on it).
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
  // The reviews of a business disappear and come back with it.
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

/** Rows in the order of ids, in which those of the given ids are replaced. */
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
