import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listClaims as endpoint } from '#contract/claims.ts'
import {
  accounts,
  businessClaims as c,
  businesses as b,
  locations,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { claimColumns, serialiseClaim } from './select.ts'

/** Claims for administrators, the longest waiting first. */
export async function listClaims(
  { db, config, now }: UserContext,
  query: z.output<typeof endpoint.query>,
) {
  const where = eq(c.status, query.status)
  const rows = await db
    .select({
      ...claimColumns,
      claimant: { id: accounts.id, name: accounts.name, email: accounts.email },
      contact: { email: b.email, phone: b.phone },
      document: c.document,
      others: sql<number>`(select count(*)::int from business_claims o
        where o.business_id = ${b.id} and o.id <> ${c.id} and o.status = 'open')`,
    })
    .from(c)
    .innerJoin(b, eq(b.id, c.businessId))
    .innerJoin(locations, eq(locations.id, b.locationId))
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .where(where)
    .orderBy(asc(c.createdAt), asc(c.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const links = createPrivateLinks(config.jwtSecret)
  return {
    data: rows.map((row) => ({
      ...serialiseClaim(row),
      document: row.document && links.sign(row.document, now()),
    })),
    pagination: toPagination(query, await db.$count(c, where)),
  }
}
