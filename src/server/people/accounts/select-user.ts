import { sql } from 'drizzle-orm'
import type { User } from '#contract/users.ts'
import { serialiseAccount } from './queries.ts'
import {
  accounts as a,
  businesses,
  helpers,
  helperTowns,
  locations,
  sessions,
} from '#server/kit/db/tables/index.ts'

/** An account with what a list of administrators says of it. */
export const userColumns = {
  account: a,
  businesses: sql<number>`(select count(*)::int from ${businesses}
    where ${businesses}.owner_id = ${a}.id)`,
  lastSeenAt: sql<string | null>`(select max(last_seen_at) from ${sessions}
    where ${sessions}.account_id = ${a}.id)`,
  helper: sql<User['helper']>`(select json_build_object('everyTown', h.every_town, 'towns',
      coalesce((select json_agg(json_build_object('id', l.id, 'city', l.city,
          'nameHi', l.name_hi) order by l.city)
        from ${helperTowns} w join ${locations} l on l.id = w.location_id
        where w.account_id = h.account_id), '[]'))
    from ${helpers} h where h.account_id = ${a}.id)`,
}

type Row = {
  account: typeof a.$inferSelect
  businesses: number
  lastSeenAt: string | null
  helper: User['helper']
}

/** A row as the contract's user. */
export const serialiseUser = ({ account, businesses: count, lastSeenAt, helper }: Row): User => ({
  ...serialiseAccount(account),
  status: account.status,
  phone: account.phone,
  businesses: count,
  helper,
  lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
})
