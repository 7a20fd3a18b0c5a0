import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listUsers as endpoint, getUserStats as statsEndpoint } from '#contract/users.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { accounts as a } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { isPerson, personText } from './person.ts'
import { serialiseUser, userColumns } from './select-user.ts'

const SORTS = { created: a.createdAt, name: a.name, email: sql`lower(${a.email})` } as const

/** Accounts for administrators; people whose account was erased are none. */
export async function listUsers(
  { db }: Pick<UserContext, 'db'>,
  query: z.output<typeof endpoint.query>,
): Promise<Omit<ResponseOf<typeof endpoint>, 'success'>> {
  const { search, role, status } = query
  const where = and(
    isPerson,
    role ? eq(a.role, role) : undefined,
    status ? eq(a.status, status) : undefined,
    search === undefined ? undefined : holds(search),
  )
  const way = query.order === 'asc' ? asc : desc
  const rows = await db
    .select(userColumns)
    .from(a)
    .where(where)
    .orderBy(way(SORTS[query.sort]), way(a.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return {
    data: rows.map(serialiseUser),
    pagination: toPagination(query, await db.$count(a, where)),
  }
}

/** How many accounts there are, by what they may. */
export async function getUserStats({
  db,
}: Pick<UserContext, 'db'>): Promise<ResponseOf<typeof statsEndpoint>['data']> {
  const rows = await db
    .select({ role: a.role, status: a.status, count: count() })
    .from(a)
    .where(isPerson)
    .groupBy(a.role, a.status)
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).reduce((total, row) => total + row.count, 0)
  return {
    total: sum(() => true),
    admins: sum(({ role }) => role === 'admin'),
    owners: sum(({ role }) => role === 'owner'),
    customers: sum(({ role }) => role === 'user'),
    inactive: sum(({ status }) => status === 'inactive'),
  }
}

function holds(text: string): SQL {
  const anywhere = `%${escapeLike(text.toLowerCase())}%`
  return sql`${personText} like ${anywhere}`
}
