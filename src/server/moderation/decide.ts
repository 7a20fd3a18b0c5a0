import { inArray, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { decide as endpoint } from '#contract/moderation.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { accounts, decisions as d } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { requireRecentProof } from '#server/people/second-factor/index.ts'
import {
  needsIdentityProof,
  needsReason,
  MAX_REASON_LENGTH,
  DECISION_UNDO_WINDOW_MS,
  VERDICTS_BY_KIND,
  type QueueItemKind,
} from '#shared/rules/moderation.ts'
import { serialiseDecision } from './decisions.ts'
import { CHANGED_MESSAGE } from './versions.ts'
import { pendingItemsQuery } from './pending.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Item = { kind: QueueItemKind; id: number; version: number }
type Row = { kind: QueueItemKind; id: number; title: string; version: string }

type Refused = ResponseOf<typeof endpoint>['refused'][number]

/** A day's work goes one by one; more at once is a change of many records. */
const FEW = 25
const GONE = 'This was already reviewed, withdrawn or changed.'
const nameOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind} ${id}`

/**
 * Keeps a verdict on things that wait, as they were looked at; each is carried out once it can no
 * longer be undone. Throws INVALID_INPUT where a reason is missing or a kind does not know the
 * verdict, or CONFIRM_NEEDED.
 */
export async function storeDecisions(
  ctx: UserContext,
  { items, verdict, reason = null, ...extras }: Body,
) {
  const { db, actor, now } = ctx
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  if (kinds.some((kind) => needsIdentityProof(kind, verdict)) || items.length > FEW)
    await requireRecentProof(ctx)
  if (kinds.some((kind) => !VERDICTS_BY_KIND[kind].includes(verdict)))
    throw new ApiError('INVALID_INPUT', { fields: { verdict: 'Not possible for all of these' } })
  if (!reason && kinds.some((kind) => needsReason(kind, verdict)))
    throw new ApiError('INVALID_INPUT', { fields: { reason: 'Please enter a reason' } })
  const fields = wrongExtras(kinds, { verdict, reason, ...extras })
  if (Object.keys(fields).length > 0) throw new ApiError('INVALID_INPUT', { fields })
  const { verified = false, featured = false, outcome = null, note = null } = extras
  const dueAt = new Date(now().getTime() + DECISION_UNDO_WINDOW_MS)
  return db.transaction(async (tx) => {
    const wanted = sql.join(
      items.map(({ kind, id }) => sql`(${kind}::text, ${id}::int)`),
      sql`, `,
    )
    const { rows } = await tx.execute<Row>(
      sql`select kind, id, title, version from ${pendingItemsQuery(kinds)} as q
        where (kind, id) in (${wanted})`,
    )
    const looked = new Map(items.map((item) => [nameOf(item), item.version]))
    const isSame = (row: Row) => looked.get(nameOf(row)) === Number(row.version)
    const changed = new Set(rows.filter((row) => !isSame(row)).map(nameOf))
    const values = rows.filter(isSame).map((row) => ({
      accountId: actor.id,
      kind: row.kind,
      recordId: row.id,
      title: row.title,
      ...{ verdict, reason, version: Number(row.version) },
      ...{ verified, featured, outcome, note },
      dueAt,
      createdAt: now(),
    }))
    // Somebody else may decide on the same at this moment; the first one counts.
    const made = values.length
      ? await tx.insert(d).values(values).onConflictDoNothing().returning()
      : []
    const entries = made.map(({ id, kind, recordId }) => ({
      action: 'decide',
      recordId: id,
      detail: {
        ...{ kind, recordId, verdict },
        ...(verified ? { verified } : {}),
        ...(featured ? { featured } : {}),
      },
    }))
    await recordAudits(tx, actor, 'decisions', entries)
    const kept = new Set(made.map(({ kind, recordId }) => nameOf({ kind, id: recordId })))
    const missing = items.filter((item) => !kept.has(nameOf(item)))
    const others = missing.length ? await decidersOf(tx, missing) : new Map<string, string>()
    return {
      data: made.map(serialiseDecision),
      refused: missing.map(({ kind, id }): Refused => {
        const name = others.get(nameOf({ kind, id }))
        if (name) return { kind, id, code: 'NOT_POSSIBLE', problem: `${name} just reviewed this.` }
        return changed.has(nameOf({ kind, id }))
          ? { kind, id, code: 'CHANGED_MEANWHILE', problem: CHANGED_MESSAGE }
          : { kind, id, code: 'NOT_POSSIBLE', problem: GONE }
      }),
    }
  })
}

/** What cannot go with the verdict on these kinds, by the names of the fields. */
function wrongExtras(
  kinds: readonly QueueItemKind[],
  { verdict, reason, verified, featured, outcome, note }: Omit<Body, 'items'>,
): Record<string, string> {
  const areAll = (kind: QueueItemKind) => kinds.every((one) => one === kind)
  const marks = areAll('listing') && verdict === 'approve'
  const isOutcome = outcome === undefined || (verdict === 'approve' && outcome !== 'removed')
  return {
    ...((reason?.length ?? 0) > MAX_REASON_LENGTH && !areAll('contact')
      ? { reason: `At most ${MAX_REASON_LENGTH} characters` }
      : {}),
    ...(verified && !marks ? { verified: 'Only for approved listings' } : {}),
    ...(featured && !marks ? { featured: 'Only for approved listings' } : {}),
    ...((outcome === undefined || areAll('report')) && isOutcome
      ? {}
      : { outcome: 'Only for complaints whose content stays' }),
    ...(note && !areAll('report') ? { note: 'Only for complaints' } : {}),
  }
}

/** Who has decided on these already, by kind and id. */
async function decidersOf(
  tx: Pick<UserContext['db'], 'select'>,
  items: readonly Item[],
): Promise<Map<string, string>> {
  const ids = items.map(({ id }) => id)
  const rows = await tx
    .select({ kind: d.kind, recordId: d.recordId, name: accounts.name })
    .from(d)
    .innerJoin(accounts, sql`${accounts.id} = ${d.accountId}`)
    .where(sql`${d.state} = 'waiting' and ${inArray(d.recordId, ids)}`)
  return new Map(rows.map(({ kind, recordId, name }) => [nameOf({ kind, id: recordId }), name]))
}
