import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Account, confirmRegistration as endpoint } from '#contract/accounts.ts'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import type { Secret } from '#server/kit/actor/keys.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { registrations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { MAX_REGISTRATION_CODE_ATTEMPTS } from '#shared/rules/registration.ts'
import { createAccount } from './create.ts'
import { verifyPassword } from './password.ts'
import { serialiseAccount } from './queries.ts'
import { matchesRegistrationCode } from './registration-mail.ts'
import { signIn } from './sign-in.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Registration = typeof registrations.$inferSelect

/**
 * Makes the account of a registration and signs it in, once it is shown that the person who
 * registered also reads the mailbox. The mail alone proves nothing, since programs open links.
 * Proofs are: the code typed in the browser that registered, the link opened in that browser, or
 * the link with the password. Throws LINK_INVALID, BAD_CREDENTIALS, INVALID_INPUT, EMAIL_TAKEN or
 * TOO_MANY_REQUESTS.
 */
export async function confirmRegistration(
  ctx: VisitorContext,
  body: Body,
): Promise<{ token: string; user: Account }> {
  const { db, config, limits, address } = ctx
  const now = ctx.now()
  // The code of a registration that is there has five tries of its own.
  if (!(await hasOwnAttempts(db, body)))
    await limits.take([
      { use: 'confirm registration from', network: address, max: 30, withinMs: QUARTER_HOUR_MS },
    ])
  const { jwtSecret } = config
  const { id } = await verifiedRegistration(db, body, { jwtSecret, address, now })
  return db.transaction(async (tx) => {
    const [registration] = await tx
      .delete(registrations)
      .where(eq(registrations.id, id))
      .returning()
    if (!registration) throw new ApiError('LINK_INVALID')
    const { name, email, role, language, passwordHash } = registration
    const account = await createAccount(
      { db: tx, actor: VISITOR },
      { name, email, role, language, passwordHash, emailConfirmedAt: now },
    )
    const token = await signIn(tx, account, ctx)
    return { token, user: serialiseAccount(account) }
  })
}

async function hasOwnAttempts(db: Db, { registration: secret, token }: Body): Promise<boolean> {
  if (secret === undefined || token !== undefined) return false
  return (await db.$count(registrations, eq(registrations.secretHash, hashToken(secret)))) > 0
}

async function verifiedRegistration(
  db: Db,
  { registration: secret, code, token, password }: Body,
  { jwtSecret, address, now }: { jwtSecret: Secret; address: string; now: Date },
): Promise<Registration> {
  const isAlive = and(
    gt(registrations.expiresAt, now),
    lt(registrations.wrongCodes, MAX_REGISTRATION_CODE_ATTEMPTS),
  )
  const find = async (isIt: ReturnType<typeof eq>) => {
    const [row] = await db.select().from(registrations).where(and(isIt, isAlive))
    if (!row) throw new ApiError('LINK_INVALID')
    return row
  }
  if (token !== undefined) {
    const row = await find(eq(registrations.linkHash, hashToken(token)))
    if (secret !== undefined && row.secretHash === hashToken(secret)) return row
    if (password === undefined)
      throw new ApiError('INVALID_INPUT', { fields: { password: 'Enter your password' } })
    if (!(await verifyPassword(password, row.passwordHash, address)))
      throw new ApiError('BAD_CREDENTIALS')
    return row
  }
  if (secret === undefined || code === undefined)
    throw new ApiError('INVALID_INPUT', {
      fields: { code: 'Enter the 6-digit code from the email' },
    })
  const row = await find(eq(registrations.secretHash, hashToken(secret)))
  // Counted before it is compared, so that many requests at once do not get more tries.
  const [counted] = await db
    .update(registrations)
    .set({ wrongCodes: sql`${registrations.wrongCodes} + 1` })
    .where(and(eq(registrations.id, row.id), isAlive))
    .returning()
  if (!counted) throw new ApiError('LINK_INVALID')
  if (!matchesRegistrationCode(counted, code, jwtSecret))
    throw new ApiError('INVALID_INPUT', {
      fields: {
        code:
          'Wrong code. Use the code from the latest email. After 5 wrong codes, please start ' +
          'over',
      },
    })
  return counted
}
