import * as contract from '#contract/businesses.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { getBusiness } from './get.ts'
import { listBusinesses } from './list.ts'
import { listPoints } from './points.ts'

/** The list, the map and the single business. */
export function businessRoutes(api: Api): void {
  bind(api, contract.listBusinesses, ({ query }, { db, now }) => listBusinesses(db, query, now))
  bind(api, contract.listBusinessPoints, ({ query }, { db, now }) => listPoints(db, query, now))
  bind(api, contract.getBusiness, async ({ params }, { db }) => ({ data: await getBusiness(db, params.idOrSlug) }))
}
