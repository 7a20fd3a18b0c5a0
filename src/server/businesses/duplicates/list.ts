import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listDuplicates as endpoint } from '#contract/duplicates.ts'
import {
  accounts,
  businesses,
  categories,
  duplicatePairs as p,
  locations,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

const a = alias(businesses, 'a')
const o = alias(businesses, 'o')
type Side = ResponseOf<typeof endpoint>['data'][number]['one']

type Input = { page: number; limit: number; one?: number | undefined; other?: number | undefined }
type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

const isOpen = (t: typeof a | typeof o) =>
  and(inArray(t.status, ['active', 'pending']), isNull(t.deletedAt))

/** Pairs of listings that may be one, the most certain first; or the two that are asked for. */
export async function listDuplicates(
  { db }: Pick<UserContext, 'db'>,
  { page, limit, one, other }: Input,
): Promise<Answer> {
  if (one !== undefined && other !== undefined && one !== other) return thePair(db, one, other)
  const wanted = and(eq(p.isDistinct, false), isOpen(a), isOpen(o))
  const pairs = await db
    .select({ oneId: p.oneId, otherId: p.otherId, certainty: p.certainty, reasons: p.reasons })
    .from(p)
    .innerJoin(a, eq(a.id, p.oneId))
    .innerJoin(o, eq(o.id, p.otherId))
    .where(wanted)
    .orderBy(desc(p.certainty), p.oneId, p.otherId)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db
    .select({ total: count() })
    .from(p)
    .innerJoin(a, eq(a.id, p.oneId))
    .innerJoin(o, eq(o.id, p.otherId))
    .where(wanted)
  const sides = await sidesOf(db, [...new Set(pairs.flatMap((pair) => [pair.oneId, pair.otherId]))])
  return {
    data: pairs.map(({ oneId, otherId, certainty, reasons }) => ({
      one: sides.get(oneId)!,
      other: sides.get(otherId)!,
      certainty,
      reasons,
    })),
    pagination: toPagination({ page, limit }, counted?.total ?? 0),
  }
}

/** Two listings side by side; nothing when one of them is neither shown nor waits. */
async function thePair(db: UserContext['db'], one: number, other: number): Promise<Answer> {
  const [oneId, otherId] = [Math.min(one, other), Math.max(one, other)]
  const [found] = await db
    .select({ certainty: p.certainty, reasons: p.reasons })
    .from(a)
    .innerJoin(o, eq(o.id, otherId))
    .leftJoin(p, and(eq(p.oneId, a.id), eq(p.otherId, o.id)))
    .where(and(eq(a.id, oneId), isOpen(a), isOpen(o)))
  const sides = await sidesOf(db, found ? [oneId, otherId] : [])
  const data = found
    ? [
        {
          one: sides.get(oneId)!,
          other: sides.get(otherId)!,
          certainty: found.certainty ?? 0,
          reasons: found.reasons ?? [],
        },
      ]
    : []
  return { data, pagination: toPagination({ page: 1, limit: 1 }, data.length) }
}

async function sidesOf(db: UserContext['db'], ids: readonly number[]): Promise<Map<number, Side>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: businesses.id,
      slug: businesses.slug,
      name: businesses.name,
      city: locations.city,
      address: businesses.address,
      phone: businesses.phone,
      category: categories.name,
      status: businesses.status,
      owner: accounts.name,
      source: businesses.source,
      reviews: businesses.ratingCount,
    })
    .from(businesses)
    .innerJoin(locations, eq(locations.id, businesses.locationId))
    .innerJoin(categories, eq(categories.id, businesses.categoryId))
    .leftJoin(accounts, eq(accounts.id, businesses.ownerId))
    .where(inArray(businesses.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
