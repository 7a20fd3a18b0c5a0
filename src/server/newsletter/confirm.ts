import { and, eq, gt } from 'drizzle-orm'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { newsletterSubscribers as subscribers } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { newsletterWelcome } from '#server/kit/mail/templates/newsletter-begins.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { WEEK_MS } from '#shared/rules/duration.ts'
import { signSubscriberToken } from './token.ts'

/**
 * Begins the newsletter for the address that the link was sent to, and mails how to end it. Throws
 * LINK_INVALID.
 */
export async function confirmSubscription(
  { db, config, now: clock }: VisitorContext,
  { token }: { token: string },
): Promise<{ message: string }> {
  const now = clock()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ status: 'confirmed', confirmedAt: now, confirmTokenHash: null, unsubscribedAt: null })
      .where(
        and(
          eq(subscribers.confirmTokenHash, hashToken(token)),
          gt(subscribers.confirmSentAt, new Date(now.getTime() - WEEK_MS)),
        ),
      )
      .returning({ id: subscribers.id, email: subscribers.email })
    if (!row) throw new ApiError('LINK_INVALID')
    const signed = signSubscriberToken(row.id, config.jwtSecret)
    await queueMail(tx, {
      to: row.email,
      template: newsletterWelcome,
      values: {},
      unsubscribeUrl: `${config.apiUrl}/newsletter/unsubscribe?s=${signed}`,
    })
    await recordAudit(tx, VISITOR, 'confirm', 'newsletter', row.id)
  })
  return { message: 'You are subscribed.' }
}
