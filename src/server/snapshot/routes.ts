import * as contract from '#contract/snapshot.ts'
import { readPosts } from '#server/blog/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { readPlacements } from '#server/creatives/index.ts'
import { readBusinesses, readReviews } from './read.ts'
import { snapshotState } from './state.ts'

/**
 * Bulk reading for the static build; never from a cache, or a release would be made of old content.
 */
export function snapshotRoutes(api: Api): void {
  bind(api, contract.snapshotState, async (_, { db }) => ({ data: await snapshotState(db) }), {
    fresh: true,
  })
  bind(api, contract.snapshotBusinesses, ({ query }, { db }) => readBusinesses(db, query), {
    fresh: true,
  })
  bind(api, contract.snapshotBlog, ({ query }, { db }) => readPosts(db, query), { fresh: true })
  bind(api, contract.snapshotReviews, ({ query }, { db }) => readReviews(db, query), {
    fresh: true,
  })
  bind(
    api,
    contract.snapshotPlacements,
    async (_, { db }) => ({ data: await readPlacements(db) }),
    { fresh: true },
  )
}
