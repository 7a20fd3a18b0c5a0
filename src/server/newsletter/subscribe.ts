import { eq, sql } from 'drizzle-orm'
import type { subscribeNewsletter as endpoint } from '#contract/newsletter.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { newsletterSubscribers as subscribers } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { canMail, queueMail, requestMail } from '#server/kit/mail/index.ts'
import { confirmNewsletter } from '#server/kit/mail/templates/confirm-newsletter.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import type { BaseContext, VisitorContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import { createToken } from './token.ts'

const RESEND_AFTER_MS = 5 * MINUTE_MS

/**
 * Mails a link that confirms the newsletter. The answer and its time are always the same, so that
 * nobody learns whether an address is known. Throws TOO_MANY_REQUESTS.
 */
export async function subscribe(
  { db, address, limits }: VisitorContext,
  body: EndpointInput<typeof endpoint>['body'],
): Promise<{ message: string }> {
  const answer = {
    message: 'Successfully subscribed! Please open the link in the email we sent you.',
  }
  if (isCaughtByHoneypot(body)) return answer
  const email = body.email.toLowerCase()
  await limits.take([
    { use: 'newsletter from', network: address, max: 15, withinMs: HOUR_MS },
    { use: 'newsletter', key: email, max: 5, withinMs: DAY_MS },
  ])
  const once = { use: 'newsletter', key: body.key }
  await db.transaction(async (tx) => {
    // Sent before, and its answer was lost: another mail would only puzzle.
    if ((await findWritten(tx, once)) !== undefined) return
    await requestMail(tx, { kind: 'newsletter', email, language: body.language })
    await rememberWritten(tx, once, 0)
  })
  return answer
}

/**
 * Mails the link that begins the newsletter; an address that is confirmed, or has just been sent
 * one, gets none.
 */
export async function mailSubscriptionConfirmation(
  { db: tx, config, now: clock }: { db: Transaction } & Pick<BaseContext, 'config' | 'now'>,
  { email, language: pageLanguage }: { email: string; language: MailLanguage },
): Promise<void> {
  const now = clock()
  const [known] = await tx
    .select()
    .from(subscribers)
    .where(eq(sql`lower(${subscribers.email})`, email))
  const sentLately =
    known?.confirmSentAt && now.getTime() - known.confirmSentAt.getTime() < RESEND_AFTER_MS
  if (known && (known.status === 'confirmed' || (known.status === 'pending' && sentLately))) return
  if (!(await canMail(tx, email))) return
  const { token, hash } = createToken()
  const asked = { confirmTokenHash: hash, confirmSentAt: now }
  const [row] = known
    ? await tx
        .update(subscribers)
        .set(asked)
        .where(eq(subscribers.id, known.id))
        .returning({ id: subscribers.id })
    : await tx
        .insert(subscribers)
        .values({ email, ...asked })
        .returning({ id: subscribers.id })
  await queueMail(tx, {
    to: email,
    pageLanguage,
    template: confirmNewsletter,
    values: { url: `${config.siteUrl}/newsletter/confirm?token=${token}` },
  })
  await recordAudit(tx, VISITOR, 'subscribe', 'newsletter', row!.id)
}
