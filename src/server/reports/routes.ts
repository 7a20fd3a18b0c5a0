import * as contract from '#contract/reports.ts'
import { Attempts } from '#server/attempts.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { createReport } from './create.ts'

/** Reports of what should not be there. */
export function reportRoutes(api: Api): void {
  const attempts = new Attempts()
  bind(api, contract.sendReport, async ({ body }, call) => ({
    data: await createReport(attempts, api.deps.config.siteUrl, await call.actor(), body, call),
  }))
}
