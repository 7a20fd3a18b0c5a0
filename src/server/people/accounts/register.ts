import { randomBytes } from 'node:crypto'
import type { register as endpoint } from '#contract/accounts.ts'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { registrations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { requestMail } from '#server/kit/mail/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { checkPassword } from './password-rule.ts'
import { hashPassword } from './password.ts'

/** As the mail says. */
const LIFETIME_MS = 48 * HOUR_MS

/**
 * Keeps a registration until its address is confirmed. The answer and its time are the same for an
 * address that already has an account. Throws REGISTRATION_CLOSED, INVALID_INPUT for a password
 * that can be guessed, or TOO_MANY_REQUESTS.
 */
export async function register(
  { db, config, limits, address, now }: VisitorContext,
  input: EndpointInput<typeof endpoint>['body'],
): Promise<{ registration: string }> {
  const settings = await getSettings(db)
  if (!settings.allowRegistration) throw new ApiError('REGISTRATION_CLOSED')
  await limits.take([
    { use: 'register from', network: address, max: 20, withinMs: HOUR_MS },
    { use: 'register', key: input.email, max: 5, withinMs: HOUR_MS },
  ])
  const { name, email, password, role, language } = input
  await checkPassword(password, {
    name,
    email,
    siteName: settings.siteName,
    siteUrl: config.siteUrl,
  })
  const registration = randomBytes(24).toString('base64url')
  if (isCaughtByHoneypot(input)) return { registration }
  const passwordHash = await hashPassword(password, address)
  const expiresAt = new Date(now().getTime() + LIFETIME_MS)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(registrations)
      .values({
        ...{ name, email, role, language, passwordHash, expiresAt },
        secretHash: hashToken(registration),
      })
      .returning({ id: registrations.id })
    await requestMail(tx, { kind: 'registration', email, registrationId: row!.id })
  })
  return { registration }
}
