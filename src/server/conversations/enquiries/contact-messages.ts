import { and, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { MODERATION_DEADLINES } from '#config/moderation-deadlines.ts'
import type { Contact, listContacts as endpoint } from '#contract/contacts.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { accounts, enquiries as e } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { parseReference, formatReference } from './reference.ts'

export const CONTACT_MESSAGE_COLUMNS = {
  id: e.id,
  name: e.name,
  email: e.email,
  phone: e.phone,
  message: e.message,
  business: e.businessName,
  status: e.status,
  assignedId: e.assignedTo,
  assignedName: accounts.name,
  accountId: e.accountId,
  createdAt: e.createdAt,
  answeredAt: e.answeredAt,
  closedAt: e.closedAt,
}
type Row = Omit<
  typeof e.$inferSelect,
  | 'businessId'
  | 'businessName'
  | 'forSite'
  | 'language'
  | 'assignedTo'
  | 'recipientId'
  | 'recipientReadAt'
> & {
  business: string | null
  assignedId: number | null
  assignedName: string | null
}

/** A message as administrators see it, with its clock until somebody takes it up. */
export function serialiseContactMessage({
  assignedId,
  assignedName,
  accountId: _,
  ...row
}: Row): Contact {
  const clock = row.status === 'new' ? MODERATION_DEADLINES.contact : undefined
  return {
    ...row,
    reference: formatReference(row.id),
    assignedTo:
      assignedId === null ? null : { id: assignedId, name: assignedName ?? String(assignedId) },
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    dueAt: clock ? new Date(row.createdAt.getTime() + clock.hours * HOUR_MS).toISOString() : null,
    isLaw: clock?.isLaw ?? false,
  }
}

/** One page of what was written to the website; spam only when it is asked for. */
export async function listContactMessages(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { status, search, assigned, page, limit }: EndpointInput<typeof endpoint>['query'],
) {
  const wanted: (SQL | undefined)[] = [
    eq(e.forSite, true),
    status ? eq(e.status, status) : sql`${e.status} <> 'spam'`,
    assigned === 'me' ? eq(e.assignedTo, actor.id) : undefined,
    assigned === 'nobody' ? isNull(e.assignedTo) : undefined,
    search ? found(search) : undefined,
  ]
  const condition = and(...wanted)
  const rows = await db
    .select(CONTACT_MESSAGE_COLUMNS)
    .from(e)
    .leftJoin(accounts, eq(accounts.id, e.assignedTo))
    .where(condition)
    .orderBy(desc(e.createdAt), desc(e.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const counted = await db
    .select({ status: e.status, count: sql<number>`count(*)::int` })
    .from(e)
    .where(eq(e.forSite, true))
    .groupBy(e.status)
  const counts = { new: 0, open: 0, answered: 0, closed: 0, spam: 0 }
  for (const one of counted) counts[one.status] = one.count
  return {
    data: rows.map(serialiseContactMessage),
    pagination: toPagination({ page, limit }, await db.$count(e, condition)),
    counts,
  }
}

function found(search: string): SQL | undefined {
  const id = parseReference(search)
  if (id !== null) return inArray(e.id, [id])
  const like = `%${escapeLike(search)}%`
  return or(ilike(e.name, like), ilike(e.email, like), ilike(e.message, like))
}
