import { inArray, sql } from 'drizzle-orm'
import type { decide as endpoint } from '#contract/moderation.ts'
import { recordAudits } from '#server/audit/record.ts'
import { accounts, decisions as d } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { needsReason, UNDO_MS, VERDICTS_OF } from '#shared/rules/moderation.ts'
import type { WorkKind } from '#shared/rules/moderation.ts'
import { presentDecision } from './decisions.ts'
import { waiting } from './waiting.ts'

type Item = { kind: WorkKind; id: number }

const GONE = 'It does not wait any more: it was decided, withdrawn or changed.'

/**
 * Keeps a verdict on things that wait; each is carried out once it can no longer be undone. Throws
 * INVALID_INPUT where a reason is missing or a kind does not know the verdict.
 */
export async function decide(
  { db, actor, now }: UserContext,
  { items, verdict, reason = null }: Input<typeof endpoint>['body'],
) {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  if (kinds.some((kind) => !VERDICTS_OF[kind].includes(verdict)))
    throw new ApiError('INVALID_INPUT', { fields: { verdict: 'Not possible for all of these' } })
  if (!reason && kinds.some((kind) => needsReason(kind, verdict)))
    throw new ApiError('INVALID_INPUT', { fields: { reason: 'Please say why' } })
  const dueAt = new Date(now().getTime() + UNDO_MS)
  return db.transaction(async (tx) => {
    const wanted = sql.join(
      items.map(({ kind, id }) => sql`(${kind}::text, ${id}::int)`),
      sql`, `,
    )
    const { rows } = await tx.execute<Item & { title: string }>(
      sql`select kind, id, title from ${waiting(kinds)} as q where (kind, id) in (${wanted})`,
    )
    const values = rows.map(({ kind, id, title }) => ({
      accountId: actor.id,
      kind,
      recordId: id,
      title,
      verdict,
      reason,
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
      detail: { kind, recordId, verdict },
    }))
    await recordAudits(tx, actor, 'decisions', entries)
    const kept = new Set(made.map(({ kind, recordId }) => `${kind} ${recordId}`))
    const missing = items.filter(({ kind, id }) => !kept.has(`${kind} ${id}`))
    const others = missing.length ? await decidersOf(tx, missing) : new Map<string, string>()
    return {
      data: made.map(presentDecision),
      refused: missing.map(({ kind, id }) => {
        const name = others.get(`${kind} ${id}`)
        return { kind, id, problem: name ? `${name} has just decided on it.` : GONE }
      }),
    }
  })
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
  return new Map(rows.map(({ kind, recordId, name }) => [`${kind} ${recordId}`, name]))
}
