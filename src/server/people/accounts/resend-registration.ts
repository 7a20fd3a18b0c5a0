import { and, eq, gt, lt } from 'drizzle-orm'
import type { resendRegistration as endpoint } from '#contract/accounts.ts'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { registrations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { requestMail } from '#server/kit/mail/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { MAX_REGISTRATION_CODE_ATTEMPTS, RESEND_WAIT_S } from '#shared/rules/registration.ts'

/**
 * Mails a new code for a registration that waits; what it answers is the same for an address that
 * already has an account. Throws LINK_INVALID for a registration that is over, or
 * TOO_MANY_REQUESTS: more mails than these would not be sent to an address that nobody confirmed.
 */
export async function resendRegistration(
  { db, limits, address, now }: VisitorContext,
  { registration: secret }: EndpointInput<typeof endpoint>['body'],
): Promise<{ waitSeconds: number }> {
  await limits.take([
    { use: 'resend registration from', network: address, max: 20, withinMs: HOUR_MS },
  ])
  const [row] = await db
    .select({ id: registrations.id, email: registrations.email })
    .from(registrations)
    .where(
      and(
        eq(registrations.secretHash, hashToken(secret)),
        gt(registrations.expiresAt, now()),
        lt(registrations.wrongCodes, MAX_REGISTRATION_CODE_ATTEMPTS),
      ),
    )
  if (!row) throw new ApiError('LINK_INVALID')
  await limits.take([
    { use: 'resend registration a minute', key: row.id, max: 1, withinMs: RESEND_WAIT_S * 1000 },
    { use: 'resend registration a day', key: row.email, max: 2, withinMs: DAY_MS },
  ])
  await requestMail(db, { kind: 'registration', email: row.email, registrationId: row.id })
  return { waitSeconds: RESEND_WAIT_S }
}
