import { asc, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BusinessChange, listBusinessChanges } from '#contract/business-changes.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  accounts,
  businessAmenities,
  businessChanges as c,
  businesses as b,
  categories,
  locations,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialisePendingChange } from './serialise.ts'

type Answer = Omit<ResponseOf<typeof listBusinessChanges>, 'success'>

const otherCategory = alias(categories, 'other_category')
const otherTown = alias(locations, 'other_town')

const features = sql<number[]>`array(
  select amenity_id from ${businessAmenities} where business_id = ${b.id} order by amenity_id)`

/** The changes that wait for an administrator, the oldest first, beside what is shown. */
export async function listChanges(
  { db }: UserContext,
  query: { page: number; limit: number },
): Promise<Answer> {
  const rows = await db
    .select({
      change: c,
      business: b,
      selectedFeatures: features,
      proposedBy: { id: accounts.id, name: accounts.name, email: accounts.email },
      currentNames: { category: categories.name, location: locations.city },
      proposedNames: { category: otherCategory.name, location: otherTown.city },
    })
    .from(c)
    .innerJoin(b, eq(b.id, c.businessId))
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .innerJoin(locations, eq(locations.id, b.locationId))
    .leftJoin(otherCategory, eq(otherCategory.id, sql`(${c.proposed} ->> 'categoryId')::int`))
    .leftJoin(otherTown, eq(otherTown.id, sql`(${c.proposed} ->> 'locationId')::int`))
    .orderBy(asc(c.createdAt), asc(c.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [all] = await db.select({ count: count() }).from(c)
  return {
    data: rows.map(({ change, business, selectedFeatures, ...names }): BusinessChange => {
      const { id, name, slug, status } = business
      const shown: Record<string, unknown> = { ...business, selectedFeatures }
      const current = Object.fromEntries(
        Object.keys(change.proposed).map((field) => [field, shown[field]]),
      )
      return {
        ...serialisePendingChange(change),
        business: { id, name, slug, status },
        current,
        ...names,
      }
    }),
    pagination: toPagination(query, all?.count ?? 0),
  }
}
