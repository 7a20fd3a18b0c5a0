import * as contract from '#contract/moderation.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { adminCounts } from './counts.ts'

/** What waits for administrators. */
export function moderationRoutes(api: Api): void {
  bind(api, contract.adminCounts, async (ctx) => ({ data: await adminCounts(ctx) }))
}
