import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Actor, UserActor } from '#server/kit/actor/actor.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { accounts, decisions as d } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api } from '#server/kit/http/context.ts'
import { inTransaction } from '#server/kit/http/verb-context.ts'
import { executeVerdict } from './verdicts.ts'
import { CHANGED_MESSAGE } from './versions.ts'

type Row = typeof d.$inferSelect
type Deps = { api: Pick<Api, 'ports'>; now: () => Date }

/** Decisions of one kind and verdict executed together. */
const BATCH_SIZE = 100

/**
 * Executes the decisions that can no longer be undone. Each is atomic; a failed one records why.
 * Similar ones share a transaction; if that fails, each gets its own.
 */
export async function executeDecisions(
  api: Pick<Api, 'deps' | 'ports'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = api.deps.now ?? (() => new Date())
  const { db, logger } = api.deps
  const tried = new Set<number>([0])
  while (!signal?.aborted) {
    const ids = await nextBatch(db, now(), tried)
    if (ids.length === 0) return
    for (const id of ids) tried.add(id)
    try {
      await db.transaction((tx) => executeBatch(tx, ids, { api, now }))
    } catch (error) {
      logger.warn({ err: error, decisions: ids }, 'decisions are carried out one by one')
      for (const id of ids) await executeOne(api, id, now)
    }
  }
}

const isDue = (now: Date) => and(eq(d.state, 'waiting'), lte(d.dueAt, now))

export const hasDueDecision = (now: Date) => sql`exists (select from ${d} where ${isDue(now)})`

/** The decision that waits longest, and others of the same person that say the same of a kind. */
async function nextBatch(db: Db, now: Date, tried: ReadonlySet<number>): Promise<number[]> {
  // A plain read: with nothing to do, nothing is written.
  const rows = await db
    .select({
      id: d.id,
      sort: sql<string>`jsonb_build_array(${d.accountId}, ${d.kind}, ${d.verdict}, ${d.reason},
        ${d.verified}, ${d.featured}, ${d.outcome}, ${d.note})::text`,
    })
    .from(d)
    .where(and(isDue(now), notInArray(d.id, [...tried])))
    .orderBy(asc(d.id))
    .limit(BATCH_SIZE)
  return rows.filter(({ sort }) => sort === rows[0]!.sort).map(({ id }) => id)
}

async function executeOne(
  { deps, ...api }: Pick<Api, 'deps' | 'ports'>,
  id: number,
  now: () => Date,
): Promise<void> {
  try {
    await deps.db.transaction((tx) => executeBatch(tx, [id], { api, now }))
  } catch (error) {
    deps.logger.error({ err: error, decision: id }, 'a decision could not be carried out')
    await deps.db
      .update(d)
      .set({ state: 'failed', problem: 'Something went wrong. Please decide again.' })
      .where(and(eq(d.id, id), eq(d.state, 'waiting')))
  }
}

async function executeBatch(
  tx: Transaction,
  ids: readonly number[],
  { api, now }: Deps,
): Promise<void> {
  const rows = await tx
    .select()
    .from(d)
    .where(and(inArray(d.id, [...ids]), eq(d.state, 'waiting')))
    .orderBy(asc(d.id))
    .for('update', { skipLocked: true })
  const [first] = rows
  // Undone, or another process is at them.
  if (!first) return
  const refused = await verdictOn(tx, rows, { api, now })
  const problemOf = ({ recordId }: Row) => {
    const error = refused.get(recordId)
    return error?.code === 'CHANGED_MEANWHILE' ? CHANGED_MESSAGE : (error?.message ?? null)
  }
  const done = rows.filter((row) => problemOf(row) === null).map(({ id }) => id)
  if (done.length > 0) await tx.update(d).set({ state: 'done' }).where(inArray(d.id, done))
  for (const row of rows) {
    const problem = problemOf(row)
    if (problem !== null)
      await tx.update(d).set({ state: 'failed', problem }).where(eq(d.id, row.id))
  }
}

async function verdictOn(
  tx: Transaction,
  rows: readonly Row[],
  { api, now }: Deps,
): Promise<Map<number, ApiError>> {
  const ids = rows.map(({ recordId }) => recordId)
  const actor = await decider(tx, rows[0]!)
  if (!actor) return new Map(ids.map((id) => [id, new ApiError('FORBIDDEN')]))
  const ctx = inTransaction({ ...api.ports, now, actor }, tx)
  return executeVerdict(tx, ctx, { ...rows[0]!, looked: rows })
}

/** Who decided, if they still may. */
async function decider(tx: Transaction, { accountId }: Row): Promise<UserActor | null> {
  const isOne = and(
    eq(accounts.id, accountId ?? 0),
    eq(accounts.status, 'active'),
    eq(accounts.role, 'admin'),
  )
  const [account] = await tx.select().from(accounts).where(isOne)
  if (!account) return null
  const { id, name, role } = account
  return { kind: 'user', id, name, role } satisfies Actor
}
