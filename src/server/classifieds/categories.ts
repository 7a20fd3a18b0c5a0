import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { DEFAULT_CLASSIFIED_CATEGORIES } from '#config/classified-categories.ts'
import { LOCAL_LANGUAGE } from '#district/district.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import {
  auditEntries,
  classifieds as a,
  classifiedCategories as c,
} from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { statusCondition } from './filters.ts'

const MAX_ROWS = 500

/** What the API answers of a category of ads. */
export const categoryColumns = {
  id: c.id,
  name: c.name,
  nameHi: c.nameHi,
  slug: c.slug,
  description: c.description,
  descriptionHi: c.descriptionHi,
  icon: c.icon,
  color: c.color,
  status: c.status,
  sortOrder: c.sortOrder,
  version: c.version,
  updatedAt: c.updatedAt,
}

/** The active categories in their order, with the number of ads shown at present. */
export async function listCategories({ db, now }: VisitorContext): Promise<ClassifiedCategory[]> {
  const rows = await db
    .select({
      ...categoryColumns,
      adCount: count(a.id),
    })
    .from(c)
    .leftJoin(a, and(eq(a.categoryId, c.id), statusCondition('active', now())))
    .where(eq(c.status, 'active'))
    .groupBy(c.id)
    .orderBy(asc(c.sortOrder), asc(c.name), asc(c.id))
    .limit(MAX_ROWS)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

const JOB: Actor = { kind: 'job', name: 'defaults' }
/** The audit entry that says it was done. */
const DONE = { action: 'load', noun: 'classified-categories' }

/**
 * Adds the categories of ads that every site starts with. It does so once, so later changes by
 * administrators stay.
 */
export async function ensureClassifiedCategories(db: Db): Promise<void> {
  const isDone = and(eq(auditEntries.noun, DONE.noun), eq(auditEntries.action, DONE.action))
  if ((await db.$count(auditEntries, isDone)) > 0) return
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories of ads')
    if ((await tx.$count(auditEntries, isDone)) > 0) return
    const rows = (await tx.$count(c)) > 0 ? [] : DEFAULT_CLASSIFIED_CATEGORIES
    if (rows.length > 0) {
      const nameOf = (hindi: string) => (LOCAL_LANGUAGE === 'hi' ? hindi : null)
      await tx.insert(c).values(
        rows.map((row, place) => ({
          ...row,
          nameHi: nameOf(row.nameHi),
          sortOrder: (place + 1) * 10,
        })),
      )
      await markChanged(tx, DONE.noun, null, 'created')
    }
    await recordAudit(tx, JOB, DONE.action, DONE.noun, null, { categories: rows.length })
  })
}

/** The active category of that id or slug. */
export async function findCategory(
  tx: DbOrTransaction,
  named: string,
): Promise<{ id: number; slug: string } | undefined> {
  const known = /^\d{1,9}$/.test(named) ? sql`${c.id} = ${Number(named)}` : eq(c.slug, named)
  const [row] = await tx
    .select({ id: c.id, slug: c.slug })
    .from(c)
    .where(and(known, eq(c.status, 'active')))
  return row
}
