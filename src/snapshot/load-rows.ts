import type { Business } from '#contract/businesses.ts'
import { findBusinessInBlocks } from './blocks.ts'
import { compareById, compareByName, replaceRows, findRowIndex } from './order.ts'
import * as read from './read-rows.ts'
import type { ChangeMark, SnapshotRows } from './rows.ts'

/** Reads all rows; the businesses that `held` names stay as they were. */
export async function readRows(held: PostponedBusinesses = NONE_HELD): Promise<SnapshotRows> {
  const found = await read.readBusinesses()
  const businesses = found.flatMap((row) => asHeld(row, held)).sort(compareByName)
  const reviews = await read.readReviews()
  const shown = businesses.length < found.length && new Set(businesses.map(({ id }) => id))
  return {
    businesses,
    reviews: shown ? reviews.filter(({ businessId }) => shown.has(businessId)) : reviews,
    posts: await read.readPosts(),
    ads: await read.readClassifiedRows(),
    ...(await read.readSmallTables(businesses)),
  }
}

/**
 * Businesses whose changes wait for a later publication. Those with a row in `before` keep it,
 * those with a page are read, and those without are left out.
 */
export type PostponedBusinesses = {
  waiting: ReadonlySet<number>
  before: SnapshotRows | null
  hasPage: (business: Business) => boolean
}
const NONE_HELD: PostponedBusinesses = { waiting: new Set(), before: null, hasPage: () => true }

function asHeld(row: Business, { waiting, before, hasPage }: PostponedBusinesses): Business[] {
  if (!waiting.has(row.id)) return [row]
  const known = before && findBusinessInBlocks(before.businesses, row.id)
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
  rows: SnapshotRows,
  marks: readonly ChangeMark[],
  held: PostponedBusinesses = NONE_HELD,
): Promise<SnapshotRows> {
  const marked = (noun: string) =>
    new Set(marks.filter((mark) => mark.noun === noun).map(({ recordId }) => recordId!))
  if (marks.some(({ noun, recordId }) => recordId === null || !SINGLE.has(noun))) {
    const waiting = new Set(held.waiting).difference(marked('businesses'))
    return readRows({ ...held, waiting, before: rows })
  }
  const reviewIds = marked('reviews')
  const reviews = replaced(rows.reviews, reviewIds, await read.readReviews([...reviewIds]))
  // A review counts in the rating of its business, so that is read again too. Hence an unchanged
  // row of a business means that none of its reviews was replaced (`keys.ts` relies on it).
  const reviewed = [...rows.reviews, ...reviews]
    .filter(({ id }) => reviewIds.has(id))
    .map((row) => row.businessId)
  const businessIds = new Set([...marked('businesses'), ...reviewed])
  const before = [...businessIds].flatMap((id) => findBusinessInBlocks(rows.businesses, id) ?? [])
  const businesses = replaceRows(
    rows.businesses,
    before,
    await read.readBusinesses([...businessIds]),
    compareByName,
  )
  // The reviews of a business disappear and come back with it.
  const theirs = await read.readReviewsOfBusinesses([...businessIds])
  const others = reviews.filter(({ businessId }) => !businessIds.has(businessId))
  const postIds = marked('blog')
  const adIds = marked('classified-ads')
  return {
    businesses,
    reviews: [...others, ...theirs].sort(compareById),
    posts: replaced(rows.posts, postIds, await read.readPosts([...postIds])),
    ads: replaced(rows.ads, adIds, await read.readClassifiedRows([...adIds])),
    ...(await read.readSmallTables(businesses)),
  }
}

/** Rows in the order of ids, in which those of the given ids are replaced. */
function replaced<Row extends { id: number }>(
  rows: readonly Row[],
  ids: ReadonlySet<number>,
  now: readonly Row[],
): readonly Row[] {
  const before = [...ids].flatMap((id) => {
    const row = rows[findRowIndex({ id }, rows, compareById)]
    return row?.id === id ? row : []
  })
  return replaceRows(rows, before, now, compareById)
}
