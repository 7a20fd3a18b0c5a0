import * as contract from '#contract/business-lifecycle.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { deleteBusiness } from './delete.ts'
import { purgeDeletedBusinesses, reopenBusinesses } from './jobs.ts'
import { restoreBusiness } from './restore.ts'
import { resubmitBusiness } from './resubmit.ts'
import { setOperatingStatus } from './set-operating-status.ts'

/** Closing for some time or for good, moving, deleting and undoing that. */
export function lifecycleRoutes(api: Api): void {
  const { db, config, now = () => new Date() } = api.deps
  const ports = { db, config, now }
  api.deps.tasks.add({
    name: 'open businesses again',
    everyMs: 5 * MINUTE_MS,
    run: async () => void (await reopenBusinesses(ports)),
  })
  api.deps.tasks.add({
    name: 'remove deleted businesses',
    everyMs: HOUR_MS,
    run: async () => void (await purgeDeletedBusinesses(ports)),
  })

  bindData(api, contract.setOperatingStatus, (ctx, { params, body }) =>
    setOperatingStatus(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.resubmitBusiness, (ctx, { params }) => resubmitBusiness(ctx, params.id))
  bindData(api, contract.deleteBusiness, (ctx, { params }) => deleteBusiness(ctx, params.id))
  bindData(api, contract.restoreBusiness, (ctx, { params }) => restoreBusiness(ctx, params.id))
}
