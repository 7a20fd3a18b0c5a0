import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { createOneTimeCode } from '#server/kit/actor/one-time-code.ts'
import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, signInCodes as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { BaseContext, VisitorContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { countRecentMails, queueMail } from '#server/kit/mail/index.ts'
import { signInCode } from '#server/kit/mail/templates/sign-in-code.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'

const LIFETIME_MS = 10 * MINUTE_MS
const MAX_ATTEMPTS = 5
/** Only who knows the password can ask for codes, but not for a mailbox full of them. */
const MAX_MAILS_PER_DAY = 20
const BATCH_SIZE = 100

const codeHashOf = (id: number, code: string, secret: Secret): string =>
  createMac(secret, 'sign-in code', `${id} ${code}`).toString('base64url')

/** Whether this is the code that was mailed for the sign-in. */
export const matchesMailedCode = (
  { id, codeHash }: { id: number; codeHash: string | null },
  code: string,
  secret: Secret,
): boolean => codeHash !== null && verifyMac(secret, 'sign-in code', `${id} ${code}`, codeHash)

/**
 * Asks for the code that is mailed to an account whose password is being guessed, or whose number
 * was silent for long. `accountId` is null where the password was wrong, or there is no address:
 * the answer and the work are the same, and no mail is sent.
 */
export async function requestMailedCode(
  { db, now }: Pick<VisitorContext, 'db' | 'now'>,
  accountId: number | null,
  isBesideNumber = false,
) {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + LIFETIME_MS)
  await db
    .insert(c)
    .values({ accountId, isBesideNumber, tokenHash: hashToken(challenge), expiresAt })
  return { challenge, ways: ['mail' as const], options: null }
}

/**
 * The account of a sign-in that waited for a mailed code, once the code is right; undefined if the
 * token is none of these. Throws INVALID_INPUT, or LINK_INVALID after ten minutes or five tries.
 */
export async function consumeMailedCode(
  ctx: BaseContext,
  token: string,
  code: string | undefined,
): Promise<number | undefined> {
  const { db, config } = ctx
  const isIt = eq(c.tokenHash, hashToken(token))
  const [asked] = await db.select({ id: c.id }).from(c).where(isIt)
  if (!asked) return undefined
  const isAlive = and(isIt, gt(c.expiresAt, ctx.now()), lt(c.tries, MAX_ATTEMPTS))
  // Counted before it is compared, so that many requests at once do not get more tries.
  const [row] = await db
    .update(c)
    .set({ tries: sql`${c.tries} + 1` })
    .where(isAlive)
    .returning()
  if (!row)
    throw new ApiError('LINK_INVALID', { message: 'That took too long. Please start over.' })
  const plain = (code ?? '').replace(/\D/g, '')
  if (row.accountId === null || !matchesMailedCode(row, plain, config.jwtSecret)) {
    await recordRefusedSignIn(ctx, row.accountId, 'mailed code')
    const fields = { code: 'Wrong code' }
    throw new ApiError('INVALID_INPUT', { fields })
  }
  const taken = await db.delete(c).where(eq(c.id, row.id)).returning({ id: c.id })
  if (taken.length === 0) throw new ApiError('LINK_INVALID')
  return row.accountId
}

const isWaiting = (now: Date) =>
  and(isNotNull(c.accountId), isNull(c.codeHash), gt(c.expiresAt, now))

/** Mails the codes that wait. It is a task, so that no answer takes longer for a right password. */
export const sendLoginCodesTask = ({
  db,
  config,
  now,
}: Pick<BaseContext, 'db' | 'config' | 'now'>): Task => ({
  name: 'mail sign-in codes',
  everyMs: 1000,
  due: () => sql`exists (select from ${c} where ${isWaiting(now())})`,
  run: async (signal) => {
    const due = await db
      .select({ id: c.id })
      .from(c)
      .where(isWaiting(now()))
      .orderBy(c.id)
      .limit(BATCH_SIZE)
    for (const { id } of due) {
      if (signal.aborted) return
      await mailCode(db, id, config)
    }
  },
})

async function mailCode(
  db: Db,
  id: number,
  { siteUrl, jwtSecret }: { siteUrl: string; jwtSecret: Secret },
): Promise<void> {
  const code = createOneTimeCode()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(c)
      .set({ codeHash: codeHashOf(id, code, jwtSecret) })
      .where(and(eq(c.id, id), isNull(c.codeHash)))
      .returning({ accountId: c.accountId, isBesideNumber: c.isBesideNumber })
    // Another process has taken it.
    if (!row?.accountId) return
    const [account] = await tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, row.accountId))
    if (!account?.email) return
    const sent = await countRecentMails(tx, account.email.toLowerCase(), signInCode.name)
    if (sent >= MAX_MAILS_PER_DAY) return
    const url = new URL('/forgot-password', siteUrl).href
    const values = { code, url, isBesideNumber: row.isBesideNumber }
    await queueMail(tx, { to: account.email, template: signInCode, values })
  })
}

/** Deletes sign-ins that nobody completed. */
export async function deleteOldMailedCodes({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(c.expiresAt, now())
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: c.id }).from(c).where(old).limit(1)
  if (some) await db.delete(c).where(old)
}
