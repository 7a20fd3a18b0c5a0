import { and, asc, eq } from 'drizzle-orm'
import type { ServiceField } from '#contract/service-fields.ts'
import { categoryExists } from '#server/categories/index.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { serviceFieldColumns } from './columns.ts'

const MAX_ROWS = 500

/**
 * The questions a category's listing form asks, in their order. Throws NOT_FOUND for an unknown
 * category.
 */
export async function listServiceFields(
  { db }: VisitorContext,
  categoryId: number,
): Promise<ServiceField[]> {
  const rows = await db
    .select(serviceFieldColumns)
    .from(f)
    .where(and(eq(f.categoryId, categoryId), eq(f.isActive, true)))
    .orderBy(asc(f.displayOrder), asc(f.id))
    .limit(MAX_ROWS)
  if (rows.length === 0 && !(await categoryExists(db, categoryId)))
    throw new ApiError('NOT_FOUND', { message: 'Category not found.' })
  return rows
}
