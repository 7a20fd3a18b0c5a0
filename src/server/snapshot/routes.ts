import * as contract from '#contract/snapshot.ts'
import { readPosts } from '#server/blog/index.ts'
import { readPlacements } from '#server/creatives/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { readBusinesses, readReviews } from './read.ts'
import { snapshotState } from './state.ts'

/** Never from a cache, so that no release is made of old content. */
const FRESH = { fresh: true }

/** Bulk reading for the static build. */
export function snapshotRoutes(api: Api): void {
  bind(api, contract.snapshotState, async (ctx) => ({ data: await snapshotState(ctx) }), FRESH)
  bind(api, contract.snapshotBusinesses, (ctx, { query }) => readBusinesses(ctx, query), FRESH)
  bind(api, contract.snapshotBlog, (ctx, { query }) => readPosts(ctx, query), FRESH)
  bind(api, contract.snapshotReviews, (ctx, { query }) => readReviews(ctx, query), FRESH)
  bind(
    api,
    contract.snapshotPlacements,
    async (ctx) => ({ data: await readPlacements(ctx) }),
    FRESH,
  )
}
