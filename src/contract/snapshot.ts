import { z } from 'zod'
import { blogPost } from './blog.ts'
import { business } from './businesses.ts'
import { classified } from './classifieds.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { review } from './reviews.ts'
import { MAX_SNAPSHOT_IDS } from '#shared/rules/snapshot.ts'
import { afterIdParam, idListParam, limitParam } from './values.ts'

const endpoint = createEndpointBuilder('Snapshot')

const after = afterIdParam.default(0)
/**
 * Only these ids, for a build that knows what changed. Records that are no longer public are
 * missing in the answer.
 */
export const snapshotIdsParam = idListParam(MAX_SNAPSHOT_IDS).optional()
const next = z.int().nullable().describe('Send it as `after` for the next page; null at the end')

/**
 * Reads everything public page by page in id order, for the static build. It continues after an id
 * instead of an offset, so a long reading stays fast.
 */
export const listSnapshotBusinesses = endpoint('GET /snapshot/businesses', {
  summary: 'List all businesses that have a page (active, moved or closed) in id order',
  query: z.object({ after, limit: limitParam(500), ids: snapshotIdsParam }),
  answer: success(z.array(business), { next }),
})

export const listSnapshotReviews = endpoint('GET /snapshot/reviews', {
  summary: 'List all published reviews in id order',
  query: z.object({
    after,
    limit: limitParam(500),
    ids: snapshotIdsParam,
    businessIds: snapshotIdsParam,
  }),
  answer: success(z.array(review), { next }),
})

export const listSnapshotPlacements = endpoint('GET /snapshot/placements', {
  summary: 'List the active placements; pages leave out every other slot',
  answer: success(
    z.array(
      z.object({
        ...{ code: z.string(), page: z.string(), position: z.string(), size: z.string() },
        showsHouseAds: z.boolean(),
      }),
    ),
  ),
})

export const listSnapshotPosts = endpoint('GET /snapshot/blog', {
  summary: 'List all published posts in id order',
  query: z.object({ after, limit: limitParam(50), ids: snapshotIdsParam }),
  answer: success(z.array(blogPost), { next }),
})

export const getSnapshotState = endpoint('GET /snapshot', {
  summary: 'Get counts and the newest content version',
  answer: success(
    z.object({
      version: z.int().describe('Highest content version; grows with every change'),
      businesses: z.int(),
      categories: z.int().describe('Active categories'),
      locations: z.int().describe('Places with at least one active business'),
      reviews: z.int(),
      posts: z.int().describe('Published blog posts'),
    }),
  ),
})

export const listSnapshotClassifieds = endpoint('GET /snapshot/classified', {
  summary: 'List all ads that have a page, in id order',
  query: z.object({ after, limit: limitParam(500), ids: snapshotIdsParam }),
  answer: success(z.array(classified), { next }),
})
