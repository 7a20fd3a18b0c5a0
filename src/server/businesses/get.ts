import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Business, BusinessQuery } from '#contract/businesses.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectBusinesses } from './columns.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { slugCondition, readIdentifier } from './identify.ts'
import { inLanguage } from './in-language.ts'
import { serialiseBusiness } from './serialise.ts'

const shown = inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES])

const byId = createPrepared((db) =>
  selectBusinesses(db)
    .where(and(eq(businesses.id, sql.placeholder('id')), shown))
    .prepare('business_by_id'),
)

const bySlug = createPrepared((db) =>
  selectBusinesses(db)
    .where(and(slugCondition(sql.placeholder('slug')), shown))
    .prepare('business_by_slug'),
)

/**
 * One business that has a page, by slug (also a former one), id or businessId. Throws NOT_FOUND.
 */
export async function getBusiness(
  { db }: VisitorContext,
  { idOrSlug, language }: { idOrSlug: string; language?: BusinessQuery['language'] },
): Promise<Business> {
  const identifier = readIdentifier(idOrSlug)
  const [row] = await ('id' in identifier
    ? byId(db).execute(identifier)
    : bySlug(db).execute(identifier))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return inLanguage(serialiseBusiness(row), language)
}
