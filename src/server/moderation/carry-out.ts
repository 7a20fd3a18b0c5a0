import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import type { Actor, UserActor } from '#server/actor/actor.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { accounts, decisions as d } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Api } from '#server/http/context.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { carryOut } from './verdicts.ts'

type Row = typeof d.$inferSelect

/**
 * Carries out the decisions that can no longer be undone, each in a transaction of its own: all of
 * it or nothing, and then the decision says why.
 */
export async function carryOutDecisions(
  api: Pick<Api, 'deps' | 'ports'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = api.deps.now ?? (() => new Date())
  const { db, logger } = api.deps
  const skipped = new Set<number>([0])
  const due = () => and(eq(d.state, 'waiting'), lte(d.dueAt, now()), notInArray(d.id, [...skipped]))
  while (!signal?.aborted) {
    // A plain read first: with nothing to do, nothing is written.
    const [next] = await db.select({ id: d.id }).from(d).where(due()).orderBy(asc(d.id)).limit(1)
    if (!next) return
    skipped.add(next.id)
    try {
      await db.transaction((tx) => carryOutOne(tx, next.id, { api, now }))
    } catch (error) {
      logger.error({ err: error, decision: next.id }, 'a decision could not be carried out')
      await db
        .update(d)
        .set({ state: 'failed', problem: 'Something went wrong. Please decide again.' })
        .where(and(eq(d.id, next.id), eq(d.state, 'waiting')))
    }
  }
}

async function carryOutOne(
  tx: Transaction,
  id: number,
  { api, now }: { api: Pick<Api, 'ports'>; now: () => Date },
): Promise<void> {
  const [row] = await tx
    .select()
    .from(d)
    .where(and(eq(d.id, id), eq(d.state, 'waiting')))
    .for('update', { skipLocked: true })
  // Undone, or another process is at it.
  if (!row) return
  // The transactions of the verbs become parts of this one.
  const db = tx as unknown as Db
  const context = async (): Promise<UserContext> => ({
    ...api.ports,
    db,
    now,
    actor: await decider(tx, row),
    address: '',
    userAgent: '',
    isPrefetch: false,
    caller: { peer: '', forwardedFor: undefined },
  })
  const problem = await tx
    .transaction(async () => carryOut(await context(), row))
    .then(() => null)
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error.message
      throw error
    })
  await tx
    .update(d)
    .set(problem === null ? { state: 'done' } : { state: 'failed', problem })
    .where(eq(d.id, id))
}

/** Who decided, if they still may. */
async function decider(tx: Transaction, { accountId }: Row): Promise<UserActor> {
  const isOne = and(
    eq(accounts.id, accountId ?? 0),
    eq(accounts.status, 'active'),
    eq(accounts.role, 'admin'),
  )
  const [account] = await tx.select().from(accounts).where(isOne)
  if (!account) throw new ApiError('FORBIDDEN')
  const { id, name, role } = account
  return { kind: 'user', id, name, role } satisfies Actor
}
