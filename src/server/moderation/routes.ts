import { readManagedClassified as managedAd } from '#contract/classified-admin.ts'
import * as contract from '#contract/moderation.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listActivity } from './activity.ts'
import { assignQueueItem } from './assign.ts'
import { executeDecisions } from './execute.ts'
import { getAdminCounts } from './counts.ts'
import { decide } from './decide.ts'
import { listDecisions, undoDecisions } from './decisions.ts'
import { readQueueItem } from './detail.ts'
import { lockWorkForReview } from './review-lock.ts'
import { readManagedClassified } from './managed-classified.ts'
import { listQueue, listQueueKinds } from './queue.ts'

/** What waits for administrators, and what they decide. */
export function moderationRoutes(api: Api): void {
  api.deps.tasks.add({
    name: 'decisions',
    everyMs: 1000,
    run: (signal) => executeDecisions(api, signal),
  })
  bind(api, contract.getAdminCounts, async (ctx) => ({ data: await getAdminCounts(ctx) }))
  bind(api, contract.listQueue, (ctx, { query }) => listQueue(ctx, query))
  bind(api, contract.listQueueKinds, async (ctx) => ({ data: await listQueueKinds(ctx) }))
  bind(api, contract.getQueueItem, async (ctx, { params }) => ({
    data: await readQueueItem(ctx, params),
  }))
  bind(api, managedAd, async (ctx, { params }) => ({
    data: await readManagedClassified(ctx, params.id),
  }))
  bind(api, contract.lockWorkForReview, async (ctx, { params }) => ({
    data: await lockWorkForReview(ctx, params),
  }))
  bind(api, contract.assignQueueItem, async (ctx, { params, body }) => ({
    data: await assignQueueItem(ctx, { ...params, ...body }),
  }))
  bind(api, contract.decide, (ctx, { body }) => decide(ctx, body))
  bind(api, contract.undoDecisions, async (ctx, { body }) => ({
    data: await undoDecisions(ctx, body.ids),
  }))
  bind(api, contract.listDecisions, (ctx, { query }) => listDecisions(ctx, query))
  bind(api, contract.listActivity, async (ctx, { query }) => ({
    data: await listActivity(ctx, query),
  }))
}
