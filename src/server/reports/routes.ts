import * as contract from '#contract/reports.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { createReport } from './create.ts'

/** Reports about records that should not be public. */
export function reportRoutes(api: Api): void {
  bind(api, contract.sendReport, async (ctx, { body }) => ({ data: await createReport(ctx, body) }))
}
