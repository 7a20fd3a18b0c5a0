import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { allBusinesses as endpoint } from '#contract/businesses-writing.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { pageOf } from '#server/http/page.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { selectManaged } from './columns.ts'
import { presentManaged } from './present.ts'

type Answer = Omit<AnswerOf<typeof endpoint>, 'success'>

/**
 * Businesses in every state for administrators, the newest first, and how many there are in each.
 */
export async function allBusinesses(
  { db }: UserContext,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const where = and(
    query.status ? eq(b.status, query.status) : undefined,
    query.search === undefined ? undefined : holds(query.search),
  )
  const rows = await selectManaged(db)
    .where(where)
    .orderBy(desc(b.createdAt), desc(b.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const counts = await db.select({ status: b.status, count: count() }).from(b).groupBy(b.status)
  return {
    data: rows.map(presentManaged),
    pagination: pageOf(query, await db.$count(b, where)),
    counts: {
      pending: 0,
      active: 0,
      inactive: 0,
      closed: 0,
      ...Object.fromEntries(counts.map((row) => [row.status, row.count])),
    },
  }
}

/**
 * Contains the text in a name, a phone number or the email; `%` and `_` have no special meaning.
 */
function holds(text: string): SQL | undefined {
  const anywhere = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ...[b.name, b.nameHi, b.phone, b.email].map((column) => sql`${column} ilike ${anywhere}`),
  )
}
