import { sql } from 'drizzle-orm'
import type { User } from '#contract/users.ts'
import { serialiseAccount } from './queries.ts'
import { accounts as a, businesses, sessions } from '#server/kit/db/tables/index.ts'

/** An account with what a list of administrators says of it. */
export const userColumns = {
  account: a,
  businesses: sql<number>`(select count(*)::int from ${businesses}
    where ${businesses}.owner_id = ${a}.id)`,
  lastSeenAt: sql<string | null>`(select max(last_seen_at) from ${sessions}
    where ${sessions}.account_id = ${a}.id)`,
}

type Row = { account: typeof a.$inferSelect; businesses: number; lastSeenAt: string | null }

/** A row as the contract's user. */
export const serialiseUser = ({ account, businesses: count, lastSeenAt }: Row): User => ({
  ...serialiseAccount(account),
  status: account.status,
  phone: account.phone,
  businesses: count,
  lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
})
