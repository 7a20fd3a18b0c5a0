import * as contract from '#contract/snapshot.ts'
import { readPosts } from '#server/blog/index.ts'
import { readActivePlacements } from '#server/advertising/creatives/index.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { readBusinesses, readReviews } from './read.ts'
import { getSnapshotState } from './state.ts'

/** Never from a cache, so that no release is made of old content. */
const FRESH = { fresh: true }
/** Made of public content alone. */
const BY_REPLICA = { ...FRESH, byReplica: true }

/** Bulk reading for the static build. */
export function snapshotRoutes(api: Api): void {
  bindData(api, contract.getSnapshotState, (ctx) => getSnapshotState(ctx), FRESH)
  bind(
    api,
    contract.listSnapshotBusinesses,
    (ctx, { query }) => readBusinesses(ctx, query),
    BY_REPLICA,
  )
  bind(api, contract.listSnapshotPosts, (ctx, { query }) => readPosts(ctx, query), BY_REPLICA)
  bind(api, contract.listSnapshotReviews, (ctx, { query }) => readReviews(ctx, query), BY_REPLICA)
  bindData(api, contract.listSnapshotPlacements, (ctx) => readActivePlacements(ctx), FRESH)
}
