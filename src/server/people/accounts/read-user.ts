import { and, count, desc, eq, or } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { getUser as endpoint } from '#contract/users.ts'
import { describeDevice } from './device.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accountDeletions,
  accounts as a,
  auditEntries,
  businesses,
  classifieds,
  messages,
  reviews,
  sessions,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { decryptValue } from '#server/people/second-factor/index.ts'
import { serialiseUser, userColumns } from './select-user.ts'

const MAX_LISTINGS = 20
const MAX_SESSIONS = 20
const MAX_HISTORY = 30

/** A person as administrators see them. Throws NOT_FOUND. */
export async function readUser(
  { db, config }: Pick<UserContext, 'db' | 'config'>,
  id: number,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const [row] = await db.select(userColumns).from(a).where(eq(a.id, id))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'User not found.' })
  const { name, slug, status } = businesses
  const listings = await db
    .select({ id: businesses.id, name, slug, status })
    .from(businesses)
    .where(eq(businesses.ownerId, id))
    .orderBy(desc(businesses.createdAt))
    .limit(MAX_LISTINGS)
  const signedIn = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, id))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MAX_SESSIONS)
  const [deletion] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.accountId, id))
  return {
    ...serialiseUser(row),
    listings,
    ads: await byStatus(db, classifieds, classifieds.accountId, classifieds.status, id),
    reviews: await byStatus(db, reviews, reviews.accountId, reviews.status, id),
    messages: {
      sent: await db.$count(messages, eq(messages.senderId, id)),
      received: await db.$count(messages, eq(messages.receiverId, id)),
    },
    sessions: signedIn.map(({ userAgent, sealedNetwork, createdAt, lastSeenAt }) => ({
      device: describeDevice(userAgent),
      network: sealedNetwork && decryptValue(sealedNetwork, config.jwtSecret),
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    history: await historyOf(db, id),
    deletedOn: deletion?.dueAt.toISOString() ?? null,
  }
}

async function byStatus(
  db: Db,
  table: PgTable,
  owner: AnyPgColumn,
  status: AnyPgColumn,
  id: number,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ status, count: count() })
    .from(table)
    .where(eq(owner, id))
    .groupBy(status)
  return Object.fromEntries(rows.map((row) => [String(row.status), row.count]))
}

/** What the account did, and what was done to it. */
async function historyOf(db: Db, id: number) {
  const isOf = or(
    eq(auditEntries.accountId, id),
    and(eq(auditEntries.noun, 'accounts'), eq(auditEntries.recordId, id)),
  )
  const { id: entryId, at, action, noun, actor } = auditEntries
  const rows = await db
    .select({ id: entryId, at, action, noun, actor, name: a.name })
    .from(auditEntries)
    .leftJoin(a, eq(a.id, auditEntries.accountId))
    .where(isOf)
    .orderBy(desc(at), desc(entryId))
    .limit(MAX_HISTORY)
  return rows.map(({ actor: kind, name, ...entry }) => ({
    ...entry,
    at: entry.at.toISOString(),
    by: name ?? kind,
  }))
}
