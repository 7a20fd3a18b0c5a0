import { and, eq, ne } from 'drizzle-orm'
import type { Secret } from '#server/kit/actor/keys.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { newsletterSubscribers as subscribers } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { verifySubscriberToken } from './token.ts'

/** The signed name of a subscriber, as mails carry it. */
type Signed = { s: string }

/**
 * Ends the newsletter by the signed link of a mail; a second call changes nothing. Throws
 * LINK_INVALID.
 */
export async function unsubscribe(
  { db, config, now }: VisitorContext,
  { s: signed }: Signed,
): Promise<{ message: string }> {
  const id = subscriberOf(signed, config.jwtSecret)
  await db.transaction(async (tx) => {
    const values = {
      status: 'unsubscribed',
      unsubscribedAt: now(),
      confirmTokenHash: null,
    } as const
    if (await change(tx, id, values))
      await recordAudit(tx, VISITOR, 'unsubscribe', 'newsletter', id)
  })
  return { message: 'You are unsubscribed.' }
}

/**
 * Takes the end back. The holder of a mail's link reads that mailbox, which was confirmed before.
 * Throws LINK_INVALID.
 */
export async function resubscribe(
  { db, config, now }: VisitorContext,
  { s: signed }: Signed,
): Promise<{ message: string }> {
  const id = subscriberOf(signed, config.jwtSecret)
  await db.transaction(async (tx) => {
    const values = { status: 'confirmed', confirmedAt: now(), unsubscribedAt: null } as const
    if (await change(tx, id, values))
      await recordAudit(tx, VISITOR, 'resubscribe', 'newsletter', id)
  })
  return { message: 'You are subscribed again.' }
}

function subscriberOf(signed: string, secret: Secret): number {
  const id = verifySubscriberToken(signed, secret)
  if (id === null) throw new ApiError('LINK_INVALID')
  return id
}

async function change(
  tx: Transaction,
  id: number,
  values: { status: 'confirmed' | 'unsubscribed' },
): Promise<boolean> {
  const rows = await tx
    .update(subscribers)
    .set(values)
    .where(and(eq(subscribers.id, id), ne(subscribers.status, values.status)))
    .returning({ id: subscribers.id })
  return rows.length > 0
}
