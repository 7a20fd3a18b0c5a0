import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'

type CategoryTable = PgTable & { id: PgColumn; slug: PgColumn; name: PgColumn }

/** Throws INVALID_INPUT when another category of the table has the name or the slug. */
export async function checkCategoryNameFree(
  tx: Transaction,
  table: CategoryTable,
  { name, slug }: { name?: string | undefined; slug?: string | undefined },
  exceptId = 0,
): Promise<void> {
  const same = or(
    name === undefined ? undefined : sql`lower(${table.name}) = lower(${name})`,
    slug === undefined ? undefined : eq(table.slug, slug),
  )
  if (!same) return
  const [other] = await tx
    .select({ slug: sql<string>`${table.slug}`, name: sql<string>`${table.name}` })
    .from(table)
    .where(and(same, ne(table.id, exceptId)))
    .limit(1)
  if (!other) return
  const field = other.slug === slug ? 'slug' : 'name'
  throw new ApiError('INVALID_INPUT', {
    fields: { [field]: `The category “${other.name}” already uses this ${field}` },
  })
}

/** A slug of the name of a category; with a number when others of the table have it. */
export async function findFreeCategorySlug(
  tx: Transaction,
  table: CategoryTable,
  name: string,
): Promise<string> {
  const rows = await tx.select({ slug: sql<string>`${table.slug}` }).from(table)
  return findFreeSlug(slugify(name, 'category'), new Set(rows.map(({ slug }) => slug)))
}
