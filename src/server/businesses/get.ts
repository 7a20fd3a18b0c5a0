import { and, eq, sql } from 'drizzle-orm'
import type { Business } from '#contract/businesses.ts'
import { prepared } from '#server/db/prepared.ts'
import { businesses } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { selectBusinesses } from './columns.ts'
import { hasSlug, readIdentifier } from './identify.ts'
import { presentBusiness } from './present.ts'

const active = eq(businesses.status, 'active')

const byId = prepared((db) =>
  selectBusinesses(db)
    .where(and(eq(businesses.id, sql.placeholder('id')), active))
    .prepare('business_by_id'),
)

const bySlug = prepared((db) =>
  selectBusinesses(db)
    .where(and(hasSlug(sql.placeholder('slug')), active))
    .prepare('business_by_slug'),
)

/** One active business by slug (also a former one), id or businessId. Throws NOT_FOUND. */
export async function getBusiness({ db }: VisitorContext, idOrSlug: string): Promise<Business> {
  const identifier = readIdentifier(idOrSlug)
  const [row] = await ('id' in identifier
    ? byId(db).execute(identifier)
    : bySlug(db).execute(identifier))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return presentBusiness(row)
}
