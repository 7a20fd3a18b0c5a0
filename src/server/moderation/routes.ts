import { getManagedClassified as managedAd } from '#contract/classified-admin.ts'
import * as contract from '#contract/moderation.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listActivity } from './activity.ts'
import { assignQueueItem } from './assign.ts'
import { executeDecisions, hasDueDecision } from './execute.ts'
import { getAdminCounts } from './counts.ts'
import { storeDecisions } from './decide.ts'
import { listDecisions, undoDecisions } from './decisions.ts'
import { readQueueItem } from './detail.ts'
import { markQueueItemViewing } from './queue-item-viewing.ts'
import { readManagedClassified } from './managed-classified.ts'
import { listQueue, listQueueKinds } from './queue.ts'

/** What waits for administrators, and what they decide. */
export function moderationRoutes(api: Api): void {
  const { now = () => new Date() } = api.deps
  api.deps.tasks.add({
    name: 'decisions',
    everyMs: 1000,
    due: () => hasDueDecision(now()),
    run: (signal) => executeDecisions(api, signal),
  })
  bindData(api, contract.getAdminCounts, (ctx) => getAdminCounts(ctx))
  bind(api, contract.listQueue, (ctx, { query }) => listQueue(ctx, query))
  bindData(api, contract.listQueueKinds, (ctx) => listQueueKinds(ctx))
  bindData(api, contract.getQueueItem, (ctx, { params }) => readQueueItem(ctx, params))
  bindData(api, managedAd, (ctx, { params }) => readManagedClassified(ctx, params.id))
  bindData(api, contract.markQueueItemViewing, (ctx, { params }) =>
    markQueueItemViewing(ctx, params),
  )
  bindData(api, contract.assignQueueItem, (ctx, { params, body }) =>
    assignQueueItem(ctx, { ...params, ...body }),
  )
  bind(api, contract.decide, (ctx, { body }) => storeDecisions(ctx, body))
  bindData(api, contract.undoDecisions, (ctx, { body }) => undoDecisions(ctx, body.ids))
  bind(api, contract.listDecisions, (ctx, { query }) => listDecisions(ctx, query))
  bindData(api, contract.listActivity, (ctx, { query }) => listActivity(ctx, query))
}
