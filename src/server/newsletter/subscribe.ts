import { eq, sql } from 'drizzle-orm'
import type { subscribeNewsletter as endpoint } from '#contract/newsletter.ts'
import { VISITOR } from '#server/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import { oneAtATime } from '#server/db/one-at-a-time.ts'
import { newsletterSubscribers as subscribers } from '#server/db/tables/index.ts'
import type { Call } from '#server/http/call.ts'
import type { Input } from '#server/http/input.ts'
import { queueMail } from '#server/mail/index.ts'
import { confirmNewsletter } from '#server/mail/templates/confirm-newsletter.ts'
import { isTrapped } from '#server/trap.ts'
import { newToken } from './token.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const SENT_LATELY_MS = 5 * MINUTE_MS

/**
 * Sends a mail to confirm the newsletter; who has confirmed, or has just been sent one, gets none. The answer is always
 * the same, so that nobody learns whose address is known. Throws TOO_MANY_REQUESTS.
 */
export async function subscribe(
  limits: RateLimits,
  siteUrl: string,
  body: Input<typeof endpoint>['body'],
  { db, address, now: clock }: Pick<Call, 'db' | 'address' | 'now'>,
): Promise<{ message: string }> {
  const now = clock()
  const answer = { message: 'Successfully subscribed! Please open the link in the mail that we sent you.' }
  if (isTrapped(body)) return answer
  const email = body.email.toLowerCase()
  await limits.take([
    { use: 'newsletter from', network: address, max: 15, withinMs: HOUR_MS },
    { use: 'newsletter', key: email, max: 5, withinMs: 24 * HOUR_MS },
  ])
  await db.transaction(async (tx) => {
    await oneAtATime(tx, `newsletter ${email}`)
    const [known] = await tx
      .select()
      .from(subscribers)
      .where(eq(sql`lower(${subscribers.email})`, email))
    const sentLately = known?.confirmSentAt && now.getTime() - known.confirmSentAt.getTime() < SENT_LATELY_MS
    if (known && (known.status === 'confirmed' || (known.status === 'pending' && sentLately))) return
    const { token, hash } = newToken()
    const asked = { confirmTokenHash: hash, confirmSentAt: now }
    const [row] = known
      ? await tx.update(subscribers).set(asked).where(eq(subscribers.id, known.id)).returning({ id: subscribers.id })
      : await tx
          .insert(subscribers)
          .values({ email, ...asked })
          .returning({ id: subscribers.id })
    await queueMail(tx, {
      to: email,
      template: confirmNewsletter,
      values: { url: `${siteUrl}/newsletter/confirm?token=${token}` },
    })
    await recordAudit(tx, VISITOR, 'subscribe', 'newsletter', row!.id)
  })
  return answer
}
