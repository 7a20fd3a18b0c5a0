import { and, ne, or, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'

type Input = {
  name?: string | undefined
  nameHi?: string | null | undefined
  description?: string | undefined
  icon?: string | null | undefined
  color?: string | undefined
  status?: 'active' | 'inactive' | undefined
  sortOrder?: number | undefined
  keywords?: string[] | undefined
}

/** The given values in their stored form, without fields that were left out. */
export function toStoredValues({
  name,
  nameHi,
  description,
  icon,
  color,
  status,
  sortOrder,
  keywords,
}: Input) {
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name) }),
    ...(nameHi === undefined ? {} : { nameHi: nameHi && normaliseLine(nameHi) }),
    ...(description === undefined ? {} : { description: normaliseText(description) }),
    ...(icon === undefined ? {} : { icon: icon && normaliseLine(icon) }),
    ...(color === undefined ? {} : { color }),
    ...(status === undefined ? {} : { status }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
    ...(keywords === undefined ? {} : { keywords: [...new Set(keywords.map(normaliseLine))] }),
  }
}

/** Throws INVALID_INPUT when another category has the name or the slug. */
export async function checkNameFree(
  tx: Transaction,
  { name, slug }: { name?: string | undefined; slug?: string | undefined },
  exceptId = 0,
): Promise<void> {
  const same = or(
    name === undefined ? undefined : sql`lower(${categories.name}) = lower(${name})`,
    slug === undefined ? undefined : eq(categories.slug, slug),
  )
  if (!same) return
  const [other] = await tx
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .where(and(same, ne(categories.id, exceptId)))
    .limit(1)
  if (!other) return
  const field = other.slug === slug ? 'slug' : 'name'
  throw new ApiError('INVALID_INPUT', {
    fields: { [field]: `The category “${other.name}” already uses this ${field}` },
  })
}
