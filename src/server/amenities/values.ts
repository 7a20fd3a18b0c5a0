import { and, eq, ne, sql } from 'drizzle-orm'
import { categoryExists } from '#server/categories/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { amenities as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'

type Input = {
  name?: string | undefined
  nameHi?: string | null | undefined
  description?: string | undefined
  icon?: string | null | undefined
  categoryId?: number | undefined
  status?: 'active' | 'inactive' | undefined
  sortOrder?: number | undefined
}

/** The given values in their stored form, without fields that were left out. */
export function toStoredValues(given: Input) {
  const { name, nameHi, description, icon, categoryId, status, sortOrder } = given
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name) }),
    ...(nameHi === undefined ? {} : { nameHi: nameHi && normaliseLine(nameHi) }),
    ...(description === undefined ? {} : { description: normaliseText(description) }),
    ...(icon === undefined ? {} : { icon: icon && normaliseLine(icon) }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(status === undefined ? {} : { status }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
  }
}

/** Throws INVALID_INPUT for a category that is not there, or one that has such a feature. */
export async function checkCategoryAndName(
  tx: Transaction,
  { categoryId, name }: { categoryId: number; name: string },
  exceptId = 0,
): Promise<void> {
  if (!(await categoryExists(tx, categoryId)))
    throw new ApiError('INVALID_INPUT', { fields: { categoryId: 'Choose a category' } })
  const isSame = and(
    eq(a.categoryId, categoryId),
    sql`lower(${a.name}) = lower(${name})`,
    ne(a.id, exceptId),
  )
  if ((await tx.$count(a, isSame)) > 0)
    throw new ApiError('INVALID_INPUT', {
      fields: { name: 'This category already has a feature with this name' },
    })
}
