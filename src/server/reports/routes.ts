import * as contract from '#contract/reports.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { createReport } from './create.ts'

/** Reports of what should not be there. */
export function reportRoutes(api: Api): void {
  const limits = new RateLimits(api.deps.db)
  bind(api, contract.sendReport, async ({ body }, call) => ({
    data: await createReport(limits, api.deps.config.siteUrl, await call.actor(), body, call),
  }))
}
