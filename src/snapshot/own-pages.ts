import { businessPath, classifiedAdPath, postPath } from '#config/routes.ts'
import type { ChangeMark, SnapshotRows } from './rows.ts'

/**
 * The addresses of the pages of marked records themselves, as all languages share them. A review
 * stands on the page of its listing.
 */
export function listOwnPages(
  rows: Pick<SnapshotRows, 'businesses' | 'reviews' | 'posts' | 'ads'>,
  marks: readonly ChangeMark[],
): string[] {
  const marked = (noun: string) =>
    new Set(marks.filter((mark) => mark.noun === noun).map(({ recordId }) => recordId))
  const [businessIds, reviewIds] = [marked('businesses'), marked('reviews')]
  const [postIds, adIds] = [marked('blog'), marked('classified-ads')]
  for (const { id, businessId } of rows.reviews) if (reviewIds.has(id)) businessIds.add(businessId)
  return [
    ...rows.businesses.filter(({ id }) => businessIds.has(id)).map((row) => businessPath(row.slug)),
    ...rows.posts.filter(({ id }) => postIds.has(id)).map((row) => postPath(row.slug)),
    ...rows.ads.filter(({ id }) => adIds.has(id)).map((row) => classifiedAdPath(row.slug)),
  ]
}
