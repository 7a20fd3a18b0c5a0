import { asc, inArray } from 'drizzle-orm'
import type { setReviewStatus as endpoint } from '#contract/reviews.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { reviews } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { notifyHidden, notifyShown } from './notify-writers.ts'

type Answer = ResponseOf<typeof endpoint>['data']
type Input = { status: Answer['status']; reason?: string | null | undefined }

type Context = Pick<UserContext, 'actor' | 'config'>

const ACTIONS = { active: 'approve', hidden: 'reject', pending: 'let wait' } as const

/**
 * Shows a review or takes it away, and notifies its author; as it is already, nothing is written.
 * Throws NOT_FOUND.
 */
export function setReviewStatus(
  { db, ...ctx }: Context & Pick<UserContext, 'db'>,
  { id, ...given }: Input & { id: number },
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const refused = (await setReviewStatuses(tx, ctx, [id], given)).get(id)
    if (refused) throw refused
    return { id, status: given.status }
  })
}

/** The same for many, in a few statements. Returns which it refused. */
export async function setReviewStatuses(
  tx: Transaction,
  { actor, config }: Context,
  ids: readonly number[],
  { status, reason }: Input,
): Promise<Map<number, ApiError>> {
  const rows = await tx
    .select({ id: reviews.id, status: reviews.status, businessId: reviews.businessId })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for('update')
  const changed = rows.filter((row) => row.status !== status)
  if (changed.length > 0)
    await tx
      .update(reviews)
      .set({ status })
      .where(
        inArray(
          reviews.id,
          changed.map(({ id }) => id),
        ),
      )
  await recordAudits(
    tx,
    actor,
    'reviews',
    changed.map(({ id, status: from }) => ({
      action: from === 'hidden' && status === 'active' ? 'restore' : ACTIONS[status],
      recordId: id,
      detail: { from, to: status, ...(reason ? { reason } : {}) },
    })),
  )
  for (const change of ['created', 'deleted'] as const) {
    const some = changed.filter(
      (row) => getPublicChange(row.status === 'active', status === 'active') === change,
    )
    const businessIds = new Set(some.map(({ businessId }) => businessId))
    await markEachChanged(
      tx,
      'reviews',
      some.map(({ id }) => id),
      change,
    )
    await markEachChanged(tx, 'businesses', [...businessIds], 'updated')
  }
  if (status === 'active')
    await notifyShown(
      tx,
      config.siteUrl,
      changed.map(({ id }) => id),
    )
  if (status === 'hidden') {
    const hidden = changed.map((row) => ({ id: row.id, wasShown: row.status === 'active' }))
    await notifyHidden(tx, config.siteUrl, hidden, reason ?? null)
  }
  const found = new Set(rows.map(({ id }) => id))
  return new Map(
    ids
      .filter((id) => !found.has(id))
      .map((id) => [id, new ApiError('NOT_FOUND', { message: 'Review not found.' })]),
  )
}
