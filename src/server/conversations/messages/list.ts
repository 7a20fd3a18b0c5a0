import { and, desc, ilike, or } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listMessages as endpoint } from '#contract/messages.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { businesses, classifieds, messages } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { copyInFolderCondition } from './mine.ts'
import { serialiseMessage, receiver, selectMessages, sender } from './columns.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>
type Query = EndpointInput<typeof endpoint>['query']

/** A page of the account's own copies, newest first. */
export async function listMessages(ctx: UserContext, query: Query): Promise<Answer> {
  const { db, actor } = ctx
  const wanted = and(
    tabCondition(actor.id, query.type),
    query.search ? searchCondition(query.search) : undefined,
  )
  const total = await db.$count(selectMessages(db).where(wanted).as('wanted'))
  const rows = await selectMessages(db)
    .where(wanted)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return {
    data: rows.map((row) => serialiseMessage(row, ctx)),
    pagination: toPagination(query, total),
  }
}

/** The account's copies that a tab shows. */
export function tabCondition(account: number, type: Query['type']) {
  if (type === 'archived') return copyInFolderCondition(account, 'both', 'archived')
  const side = { received: 'receiver', sent: 'sender', all: 'both' } as const
  return copyInFolderCondition(account, side[type], 'kept')
}

/** Each word somewhere in the message or the names on it. */
export const searchCondition = (search: string) =>
  and(
    ...search.split(/\s+/).map((word) => {
      const part = `%${escapeLike(word)}%`
      const places = [
        messages.subject,
        messages.message,
        sender.name,
        receiver.name,
        businesses.name,
        classifieds.title,
      ]
      return or(...places.map((place) => ilike(place, part)))
    }),
  )
