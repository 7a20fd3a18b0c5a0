import { randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { createOneTimeCode } from '#server/kit/actor/one-time-code.ts'
import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'
import { registrations } from '#server/kit/db/tables/index.ts'
import { countRecentMails, canMail, queueMail, type MailRequest } from '#server/kit/mail/index.ts'
import { alreadyRegistered } from '#server/kit/mail/templates/already-registered.ts'
import { confirmRegistration } from '#server/kit/mail/templates/confirm-registration.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { MailContext } from './mail-context.ts'
import { findAccountByEmail } from './queries.ts'

/** Nobody may use this form to flood the owner of an account with mail. */
const MAX_NOTICES_PER_DAY = 3

/**
 * A code has few possibilities, so its hash is keyed: a reader of the table cannot try them all.
 */
export const hashRegistrationCode = (
  registrationId: number,
  code: string,
  secret: Secret,
): string =>
  createMac(secret, 'registration code', `${registrationId} ${code}`).toString('base64url')

/** Whether this is the code that was mailed for the registration. */
export const matchesRegistrationCode = (
  { id, codeHash }: { id: number; codeHash: string | null },
  code: string,
  secret: Secret,
): boolean => codeHash !== null && verifyMac(secret, 'registration code', `${id} ${code}`, codeHash)

/** Mails the code and the link that make the account, or that there is one already. */
export async function mailRegistration(
  { db: tx, config }: Omit<MailContext, 'now'>,
  { email, registrationId }: MailRequest,
): Promise<void> {
  if (await findAccountByEmail(tx, email)) {
    if ((await countRecentMails(tx, email, alreadyRegistered.name)) >= MAX_NOTICES_PER_DAY) return
    const values = {
      loginUrl: `${config.siteUrl}/login`,
      forgotUrl: `${config.siteUrl}/forgot-password`,
    }
    await queueMail(tx, { to: email, template: alreadyRegistered, values })
    return
  }
  if (!(await canMail(tx, email))) return
  const code = createOneTimeCode()
  const link = randomBytes(32).toString('base64url')
  const [row] = await tx
    .update(registrations)
    .set({
      linkHash: hashToken(link),
      codeHash: hashRegistrationCode(registrationId!, code, config.jwtSecret),
    })
    .where(eq(registrations.id, registrationId!))
    .returning({ pageLanguage: registrations.language })
  // In the fragment, which a browser sends to no server.
  const url = `${config.siteUrl}/confirm-email#registration=${link}`
  const values = { code, url }
  if (row) await queueMail(tx, { ...row, to: email, template: confirmRegistration, values })
}

/** Deletes registrations whose address was not confirmed in time. */
export async function deleteOldRegistrations({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(registrations.expiresAt, now())
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: registrations.id }).from(registrations).where(old).limit(1)
  if (some) await db.delete(registrations).where(old)
}
