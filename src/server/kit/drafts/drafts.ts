import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import { DRAFT_DAYS, MAX_DRAFTS } from '#contract/drafts.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { businessDrafts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { BaseContext, UserContext } from '#server/kit/http/verb-context.ts'
import type { Completeness } from '#shared/rules/completeness.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

type Values = Record<string, unknown>
type Row = typeof businessDrafts.$inferSelect

type Save = { id: number; values: Values; version: number; writer?: string | null | undefined }

/** What is written: where its drafts are kept and which field names one. */
export type DraftKind = {
  table: typeof businessDrafts
  noun: string
  nameField: string
  /** How complete the record is that it becomes. */
  measure: (values: Values) => Completeness<string>
}

const MAX_NAME = 200

const gone = () => new ApiError('NOT_FOUND', { message: 'This draft no longer exists.' })

/** The verbs on drafts of one kind. */
export function createDraftHandlers({ table: d, noun, nameField, measure }: DraftKind) {
  /** A draft without its values. */
  const present = ({ id, values, version, updatedAt }: Row) => {
    const name = values[nameField]
    const { percent, missing } = measure(values)
    return {
      id,
      name: typeof name === 'string' ? name.slice(0, MAX_NAME) : '',
      version,
      updatedAt: updatedAt.toISOString(),
      percent,
      next: missing[0] ?? null,
    }
  }

  /** The drafts of a person, the last touched first. */
  async function list({ db, actor }: UserContext) {
    const rows = await db
      .select()
      .from(d)
      .where(eq(d.accountId, actor.id))
      .orderBy(desc(d.updatedAt), desc(d.id))
      .limit(MAX_DRAFTS)
    return rows.map(present)
  }

  /** One draft of a person with its values. Throws NOT_FOUND. */
  async function get({ db, actor }: UserContext, id: number) {
    const [row] = await db
      .select()
      .from(d)
      .where(and(eq(d.id, id), eq(d.accountId, actor.id)))
    if (!row) throw gone()
    return { ...present(row), values: row.values }
  }

  /**
   * Begins a draft; where there are too many, the oldest is removed. A draft that the writer began
   * before without getting an answer is saved instead. Throws TOO_MANY_REQUESTS.
   */
  async function create(
    { db, actor, localLimits }: UserContext,
    { values, writer }: { values: Values; writer?: string | undefined },
  ) {
    await localLimits.take([{ use: `${noun} draft by`, key: actor.id, max: 60, withinMs: HOUR_MS }])
    return db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, `${noun} drafts of ${actor.id}`)
      if (writer) {
        const own = and(eq(d.accountId, actor.id), eq(d.writer, writer))
        const [begun] = await tx.update(d).set({ values }).where(own).returning()
        if (begun) return present(begun)
      }
      const [made] = await tx.insert(d).values({ accountId: actor.id, values, writer }).returning()
      const kept = tx
        .select({ id: d.id })
        .from(d)
        .where(eq(d.accountId, actor.id))
        .orderBy(desc(d.updatedAt), desc(d.id))
        .limit(MAX_DRAFTS)
      await tx.delete(d).where(and(eq(d.accountId, actor.id), notInArray(d.id, kept)))
      return present(made!)
    })
  }

  /**
   * Saves a draft if nobody else has since `version`. Throws NOT_FOUND, CHANGED_MEANWHILE or
   * TOO_MANY_REQUESTS.
   */
  async function save(
    { db, actor, localLimits }: UserContext,
    { id, values, version, writer = null }: Save,
  ) {
    const use = `${noun} draft saved by`
    await localLimits.take([{ use, key: actor.id, max: 2000, withinMs: HOUR_MS }])
    return db.transaction(async (tx) => {
      const [before] = await tx
        .select({ version: d.version, writer: d.writer })
        .from(d)
        .where(and(eq(d.id, id), eq(d.accountId, actor.id)))
        .for('update')
      if (!before) throw gone()
      const isOwn = writer !== null && before.writer === writer
      if (before.version !== version && !isOwn) throw new ApiError('CHANGED_MEANWHILE')
      const [row] = await tx.update(d).set({ values, writer }).where(eq(d.id, id)).returning()
      return present(row!)
    })
  }

  /** Throws a draft away. Throws NOT_FOUND. */
  async function remove({ db, actor }: UserContext, id: number) {
    const [row] = await db
      .delete(d)
      .where(and(eq(d.id, id), eq(d.accountId, actor.id)))
      .returning({ id: d.id })
    if (!row) throw gone()
    return row
  }

  /** Deletes drafts that nobody has touched for a month. */
  async function forgetOld({ db, now }: Pick<BaseContext, 'db' | 'now'>) {
    const old = lt(d.updatedAt, new Date(now().getTime() - DRAFT_DAYS * DAY_MS))
    const [some] = await db.select({ id: d.id }).from(d).where(old).limit(1)
    if (some) await db.delete(d).where(old)
  }

  return { list, get, create, save, remove, forgetOld }
}
