import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { classifiedAds as a, classifiedCategories as c } from '#server/db/tables/index.ts'
import { inStatus } from './filters.ts'

const MOST = 500

/** The active categories in their order, with the number of ads shown at present. */
export async function listCategories(db: Db, now: Date): Promise<ClassifiedCategory[]> {
  const rows = await db
    .select({
      id: c.id,
      name: c.name,
      slug: c.slug,
      description: c.description,
      icon: c.icon,
      color: c.color,
      status: c.status,
      sortOrder: c.sortOrder,
      adCount: count(a.id),
      version: c.version,
      updatedAt: c.updatedAt,
    })
    .from(c)
    .leftJoin(a, and(eq(a.categoryId, c.id), inStatus('active', now)))
    .where(eq(c.status, 'active'))
    .groupBy(c.id)
    .orderBy(asc(c.sortOrder), asc(c.name), asc(c.id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

type CategoryRow = { slug: string; name: string; icon: string; color: string }

/** Adds the given categories in their order where none of that name or address is yet; what is there stays. */
export async function loadClassifiedCategories(tx: Transaction, rows: readonly CategoryRow[]): Promise<void> {
  await tx
    .insert(c)
    .values(rows.map((row, place) => ({ ...row, sortOrder: (place + 1) * 10 })))
    .onConflictDoNothing()
}

/** The active category of that id or slug. */
export async function findCategory(tx: Db | Transaction, named: string): Promise<{ id: number } | undefined> {
  const known = /^\d{1,9}$/.test(named) ? sql`${c.id} = ${Number(named)}` : eq(c.slug, named)
  const [row] = await tx
    .select({ id: c.id })
    .from(c)
    .where(and(known, eq(c.status, 'active')))
  return row
}
