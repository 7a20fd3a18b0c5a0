import { and, count, desc, inArray, max, sql } from 'drizzle-orm'
import type { Conversation, listConversations as endpoint } from '#contract/conversations.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { formatConversationKey } from '#shared/rules/conversations.ts'
import { serialiseMessage, selectMessages } from './columns.ts'
import { readInquiries } from './inquiries.ts'
import { searchCondition, tabCondition } from './list.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>
type Query = EndpointInput<typeof endpoint>['query']

/** A page of the account's conversations, the one with the newest message first. */
export async function listConversations(ctx: UserContext, query: Query): Promise<Answer> {
  const { db, actor } = ctx
  const me = actor.id
  const other = sql<number>`case when ${messages.senderId} = ${me} then ${messages.receiverId}
    else ${messages.senderId} end`
  const isReceived = sql`${messages.receiverId} = ${me}`
  const copies = tabCondition(me, query.type === 'archived' ? 'archived' : 'all')
  const found = selectMessages(db)
    .where(and(copies, searchCondition(query.search ?? '')))
    .as('found')
  const wanted = [
    query.type === 'received' ? sql`bool_or(${isReceived})` : undefined,
    query.type === 'sent' ? sql`bool_or(not ${isReceived})` : undefined,
    query.search
      ? sql`bool_or(${inArray(messages.id, db.select({ id: found.id }).from(found))})`
      : undefined,
  ]
  const grouped = db
    .select({
      other: other.as('other'),
      businessId: messages.businessId,
      inquiryId: messages.inquiryId,
      lastId: max(messages.id).as('last_id'),
      count: count().as('message_count'),
      unread: sql<number>`count(*) filter (where ${isReceived} and ${messages.readAt} is null)`
        .mapWith(Number)
        .as('unread'),
    })
    .from(messages)
    .where(copies)
    .groupBy(sql`1`, messages.businessId, messages.inquiryId)
    .having(and(...wanted))
    .as('grouped')
  const total = await db.$count(grouped)
  const rows = await db
    .select()
    .from(grouped)
    .orderBy(desc(grouped.lastId))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const lastIds = rows.map(({ lastId }) => lastId!)
  const lasts = lastIds.length ? await selectMessages(db).where(inArray(messages.id, lastIds)) : []
  const inquiries = await readInquiries(
    ctx,
    rows.flatMap(({ inquiryId }) => inquiryId ?? []),
  )
  const data = rows.map((row): Conversation => {
    const last = serialiseMessage(
      lasts.find(({ id }) => id === row.lastId)!,
      ctx,
    )
    return {
      key: formatConversationKey(row.other, row),
      other: last.senderId === me ? last.receiver : last.sender,
      business: last.business,
      inquiry: inquiries.find(({ id }) => id === row.inquiryId) ?? null,
      last,
      count: row.count,
      unread: row.unread,
    }
  })
  return { data, pagination: toPagination(query, total) }
}
