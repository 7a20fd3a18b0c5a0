import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listMessages as endpoint } from '#contract/messages.ts'
import { businesses, messages } from '#server/db/tables/index.ts'
import type { Input } from '#server/http/input.ts'
import { pageOf } from '#server/http/page.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { copyOf } from './mine.ts'
import { presentMessage, receiver, selectMessages, sender } from './columns.ts'

type Answer = Omit<AnswerOf<typeof endpoint>, 'success'>
type Query = Input<typeof endpoint>['query']

/** A page of the account's own copies, newest first. */
export async function listMessages({ db, actor }: UserContext, query: Query): Promise<Answer> {
  const wanted = and(
    copiesOf(actor.id, query.type),
    query.search ? containing(query.search) : undefined,
  )
  const [sum] = await db
    .select({ total: count() })
    .from(messages)
    .innerJoin(sender, eq(sender.id, messages.senderId))
    .innerJoin(receiver, eq(receiver.id, messages.receiverId))
    .leftJoin(businesses, eq(businesses.id, messages.businessId))
    .where(wanted)
  const rows = await selectMessages(db)
    .where(wanted)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { data: rows.map(presentMessage), pagination: pageOf(query, sum?.total ?? 0) }
}

function copiesOf(account: number, type: Query['type']) {
  if (type === 'archived') return copyOf(account, 'both', 'archived')
  const side = { received: 'receiver', sent: 'sender', all: 'both' } as const
  return copyOf(account, side[type], 'kept')
}

/** Each word somewhere in the message or the names on it. */
const containing = (search: string) =>
  and(
    ...search.split(/\s+/).map((word) => {
      const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      const places = [
        messages.subject,
        messages.message,
        sender.name,
        receiver.name,
        businesses.name,
      ]
      return or(...places.map((place) => ilike(place, part)))
    }),
  )
