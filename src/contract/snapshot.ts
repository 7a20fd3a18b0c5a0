import { z } from 'zod'
import { blogPost } from './blog.ts'
import { business } from './businesses.ts'
import { ad } from './classifieds.ts'
import { endpoint, success } from './endpoint.ts'
import { review } from './reviews.ts'
import { SNAPSHOT_IDS } from '#shared/rules/snapshot.ts'
import { afterText, idsText, limit } from './values.ts'

const after = afterText.default(0)
/**
 * Only these ids, for a build that knows what changed. Records that are no longer public are
 * missing in the answer.
 */
export const snapshotIds = idsText(SNAPSHOT_IDS).optional()
const next = z
  .int()
  .nullable()
  .describe('Give it as `after` for the following page; null at the end')

/**
 * Reads everything public page by page in id order, for the static build. It continues after an id
 * instead of an offset, so a long reading stays fast.
 */
export const snapshotBusinesses = endpoint({
  method: 'GET',
  path: '/snapshot/businesses',
  tag: 'Snapshot',
  summary: 'All businesses that have a page in id order: active, moved and closed ones',
  query: z.object({ after, limit: limit(500), ids: snapshotIds }),
  answer: success(z.array(business), { next }),
})

export const snapshotReviews = endpoint({
  method: 'GET',
  path: '/snapshot/reviews',
  tag: 'Snapshot',
  summary: 'All published reviews in id order',
  query: z.object({ after, limit: limit(500), ids: snapshotIds, businessIds: snapshotIds }),
  answer: success(z.array(review), { next }),
})

export const snapshotPlacements = endpoint({
  method: 'GET',
  path: '/snapshot/placements',
  tag: 'Snapshot',
  summary: 'Places open for advertisements; pages leave out every other slot',
  answer: success(
    z.array(
      z.object({
        ...{ code: z.string(), page: z.string(), position: z.string(), size: z.string() },
        showsHouseAds: z.boolean(),
      }),
    ),
  ),
})

export const snapshotBlog = endpoint({
  method: 'GET',
  path: '/snapshot/blog',
  tag: 'Snapshot',
  summary: 'All published posts in id order',
  query: z.object({ after, limit: limit(50), ids: snapshotIds }),
  answer: success(z.array(blogPost), { next }),
})

export const snapshotState = endpoint({
  method: 'GET',
  path: '/snapshot',
  tag: 'Snapshot',
  summary: 'Counts and the newest content version',
  answer: success(
    z.object({
      version: z
        .int()
        .describe(
          'The greatest version of any row that pages are made of; grows with every change',
        ),
      businesses: z.int(),
      categories: z.int().describe('Active categories'),
      locations: z.int().describe('Places with at least one active business'),
      reviews: z.int(),
      posts: z.int().describe('Published blog posts'),
    }),
  ),
})

export const snapshotAds = endpoint({
  method: 'GET',
  path: '/snapshot/classified',
  tag: 'Snapshot',
  summary: 'All ads that have a page, in id order',
  query: z.object({ after, limit: limit(500), ids: snapshotIds }),
  answer: success(z.array(ad), { next }),
})
