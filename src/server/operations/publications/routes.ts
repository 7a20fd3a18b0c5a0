import * as contract from '#contract/publications.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { publishNow } from './publish-now.ts'
import { listPublications } from './list.ts'

/** How up to date the site is, for administrators. */
export function publicationRoutes(api: Api): void {
  bind(api, contract.listPublications, async (ctx) => ({ data: await listPublications(ctx) }))
  bind(api, contract.publishNow, async (ctx) => ({ data: await publishNow(ctx) }))
}
