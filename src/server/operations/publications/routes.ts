import * as contract from '#contract/publications.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { publishNow } from './publish-now.ts'
import { listPublications } from './list.ts'

/** How up to date the site is, for administrators. */
export function publicationRoutes(api: Api): void {
  bindData(api, contract.listPublications, (ctx) => listPublications(ctx))
  bindData(api, contract.publishNow, (ctx) => publishNow(ctx))
}
