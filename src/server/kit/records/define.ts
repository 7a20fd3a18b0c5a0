import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'
import { saveRowOrder } from '#server/kit/db/order-rows.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'

type Ctx = Pick<UserContext, 'db' | 'actor' | 'now'>
type RecordTable = PgTable & { id: PgColumn }
type Values<Table extends PgTable> = Table['$inferInsert']
type Selected<Row> = PromiseLike<Row[]> & {
  for: (strength: 'update', config: { of: PgTable }) => PromiseLike<Row[]>
}

/** What is true of one table that administrators keep. `throws` means an ApiError. */
type Definition<Table extends RecordTable, Row, Detail, New, Change> = {
  table: Table
  /** In the audit log and the publish marks. */
  noun: string
  /** `Category`, for the message that there is none. */
  title: string
  /** The advisory lock of its changes: checks depend on what other rows say. */
  lock: string
  select: (db: DbOrTransaction) => { where: (where: SQL) => Selected<Row> }
  present: (row: Row, tx: Transaction, now: () => Date) => Detail | Promise<Detail>
  /** Whether the public sees it. */
  isShown: (row: Row) => boolean
  /** What is stored of a new one. */
  toNew: (tx: Transaction, body: New) => Values<Table> | Promise<Values<Table>>
  /** What is to be stored of a change; equal values count as no change. */
  toChange: (
    tx: Transaction,
    given: Omit<Change, 'version'>,
    before: Row,
  ) => Partial<Values<Table>> | Promise<Partial<Values<Table>>>
  /** Throws when the values must not be stored; `before` is undefined for a new one. */
  check: (tx: Transaction, after: Partial<Values<Table>>, before?: Row) => Promise<void>
  /** What follows from the change, such as the search index. */
  afterSave?: (
    tx: Transaction,
    row: Row,
    after: Partial<Values<Table>>,
    before?: Row,
  ) => Promise<void>
  /** The column of their order, and the one of the category if each has an order of its own. */
  order?: { by: PgColumn; within?: PgColumn }
  /** Throws while something uses it. */
  checkUnused?: (tx: Transaction, row: Row) => Promise<void>
  /** What the audit log says of a new one. */
  newInLog: (row: Row, body: New) => Record<string, unknown>
  /** What it says of a deleted one; all of it by default. */
  deletedInLog?: (row: Row) => Record<string, unknown>
}

/**
 * The writes of a table that administrators keep, each one transaction with its audit entry and its
 * publish mark.
 */
export function defineRecords<
  Table extends RecordTable,
  Row extends { id: number; version: number },
  Detail extends object,
  New,
  Change extends { version?: number | undefined },
>(definition: Definition<Table, Row, Detail, New, Change>) {
  const { table, noun, title, select, isShown, present } = definition
  const find = (tx: Transaction, id: number) => select(tx).where(eq(table.id, id))
  /** The record, locked until the transaction ends. Throws NOT_FOUND. */
  const lock = async (tx: Transaction, id: number): Promise<Row> => {
    const [row] = await find(tx, id).for('update', { of: table })
    if (!row) throw new ApiError('NOT_FOUND', { message: `${title} not found.` })
    return row
  }
  /** Runs a change while no other changes the table. */
  const change = <Result>({ db }: Ctx, run: (tx: Transaction) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, definition.lock)
      return run(tx)
    })
  return {
    lock,
    /** Adds one. Throws INVALID_INPUT. */
    create: (ctx: Ctx, body: New): Promise<Detail> =>
      change(ctx, async (tx) => {
        const values = await definition.toNew(tx, body)
        await definition.check(tx, values)
        const [made] = await tx.insert<PgTable>(table).values(values).returning({ id: table.id })
        const row = (await find(tx, made!.id as number))[0]!
        await definition.afterSave?.(tx, row, values)
        await recordAudit(tx, ctx.actor, 'create', noun, row.id, definition.newInLog(row, body))
        if (isShown(row)) await markChanged(tx, noun, row.id, 'created')
        return present(row, tx, ctx.now)
      }),
    /** Changes what is given. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT, NOT_POSSIBLE. */
    update: (ctx: Ctx, id: number, { version, ...given }: Change): Promise<Detail> =>
      change(ctx, async (tx) => {
        const before = await lock(tx, id)
        if (version !== undefined && version !== before.version)
          throw new ApiError('CHANGED_MEANWHILE')
        const wanted = await definition.toChange(tx, given, before)
        const changes = getChangedValues(before as Record<string, unknown>, wanted)
        if (!changes) return present(before, tx, ctx.now)
        const after = changes.after as Partial<Values<Table>>
        await definition.check(tx, after, before)
        await tx.update<PgTable>(table).set(after).where(eq(table.id, id))
        const row = (await find(tx, id))[0]!
        await definition.afterSave?.(tx, row, after, before)
        await recordAudit(tx, ctx.actor, 'update', noun, id, changes)
        const publicChange = getPublicChange(isShown(before), isShown(row))
        if (publicChange) await markChanged(tx, noun, id, publicChange)
        return present(row, tx, ctx.now)
      }),
    /** Deletes one that nothing uses. Throws NOT_FOUND or NOT_POSSIBLE. */
    remove: ({ db, actor, now }: Ctx, id: number): Promise<{ id: number }> =>
      db.transaction(async (tx) => {
        const row = await lock(tx, id)
        await definition.checkUnused?.(tx, row)
        const { deletedInLog } = definition
        const logged: object = deletedInLog ? deletedInLog(row) : await present(row, tx, now)
        await tx.delete(table).where(eq(table.id, id))
        await recordAudit(tx, actor, 'delete', noun, id, { ...logged })
        if (isShown(row)) await markChanged(tx, noun, id, 'deleted')
        return { id }
      }),
    /**
     * Puts all of them, or those of a category, into an order. Throws CHANGED_MEANWHILE unless each
     * is named.
     */
    order: (ctx: Ctx, ids: number[], categoryId?: number): Promise<{ ids: number[] }> =>
      change(ctx, async (tx) => {
        const { by, within } = definition.order!
        const scope = within && categoryId !== undefined ? eq(within, categoryId) : sql`true`
        if (!(await saveRowOrder(tx, { table, column: by, scope }, ids)))
          throw new ApiError('CHANGED_MEANWHILE')
        const logged = categoryId === undefined ? { ids } : { categoryId, ids }
        await recordAudit(tx, ctx.actor, 'order', noun, null, logged)
        await markChanged(tx, noun, null, 'updated')
        return { ids }
      }),
  }
}
