import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { WebsiteSettings } from '#contract/settings.ts'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { createOneTimeCode } from '#server/kit/actor/one-time-code.ts'
import { createMac, verifyMac, type Secret } from '#server/kit/actor/keys.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { mobileCodes as c, textMessages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { areMessagesUsedUp, queueTextMessage } from '#server/kit/text-messages/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import {
  MAX_MOBILE_CODE_ATTEMPTS,
  MOBILE_CODE_MINUTES,
  MOBILE_RESEND_WAIT_S,
  normaliseMobile,
} from '#shared/rules/mobile.ts'

export type MobileCode = typeof c.$inferSelect
type Purpose = MobileCode['purpose']

type Asked = {
  purpose: Purpose
  mobile: string
  language: MailLanguage
  accountId?: number
  name?: string | undefined
  role?: 'user' | 'owner'
  /** The challenge of the code before it, in the same browser. */
  challenge?: string | undefined
}

type Asking = Pick<BaseContext, 'db' | 'config' | 'limits' | 'address' | 'now'>

/** What is answered to everybody, whether or not the number has an account. */
export type SentCode = { challenge: string; waitSeconds: number }

const codeHashOf = (token: string, code: string, secret: Secret): string =>
  createMac(secret, 'mobile code', `${hashToken(token)} ${code}`).toString('base64url')

/** The number in E.164. Throws INVALID_INPUT for one that gets no messages here. */
export function requireMobile(
  { allowForeignNumbers }: Pick<WebsiteSettings, 'allowForeignNumbers'>,
  text: string,
): string {
  const mobile = normaliseMobile(text, allowForeignNumbers)
  if (mobile === null)
    throw new ApiError('INVALID_INPUT', {
      fields: { mobile: 'Enter a 10-digit mobile number' },
    })
  return mobile
}

/**
 * Throws TOO_MANY_REQUESTS or NO_MESSAGES_LEFT: a message costs money and rings somebody's phone.
 */
async function countCodeRequest(
  { db, limits, address: network, now }: Asking,
  mobile: string,
  settings: WebsiteSettings,
): Promise<() => Promise<void>> {
  if (await areMessagesUsedUp(db, settings, now())) throw new ApiError('NO_MESSAGES_LEFT')
  return limits.take([
    { use: 'mobile codes from', network, max: 50, withinMs: QUARTER_HOUR_MS },
    { use: 'mobile code now', key: mobile, max: 1, withinMs: MOBILE_RESEND_WAIT_S * 1000 },
    { use: 'mobile codes an hour', key: mobile, max: 5, withinMs: HOUR_MS },
    { use: 'mobile codes a day', key: mobile, max: 10, withinMs: DAY_MS },
  ])
}

/**
 * Sends a code to a number and answers the token that the asking browser has to show with it. With
 * the challenge of a code that was sent before, that one stays good as well: messages come late.
 * Throws TOO_MANY_REQUESTS or NO_MESSAGES_LEFT.
 */
export async function sendMobileCode(
  ctx: Asking,
  asked: Asked,
  settings: WebsiteSettings,
): Promise<SentCode> {
  const takeBack = await countCodeRequest(ctx, asked.mobile, settings)
  try {
    return await send(ctx, asked, settings)
  } catch (error) {
    if (error instanceof ApiError) await takeBack()
    throw error
  }
}

async function send(
  { db, config, now: clock }: Asking,
  { challenge, ...asked }: Asked,
  settings: WebsiteSettings,
): Promise<SentCode> {
  const now = clock()
  const code = createOneTimeCode()
  const expiresAt = new Date(now.getTime() + MOBILE_CODE_MINUTES * MINUTE_MS)
  const token = await db.transaction(async (tx) => {
    const messageId = await queueTextMessage(
      tx,
      {
        to: asked.mobile,
        template: 'code',
        language: asked.language,
        values: { code },
        accountId: asked.accountId ?? null,
      },
      { now, siteUrl: config.siteUrl, settings },
    )
    if (messageId === null) throw new ApiError('NO_MESSAGES_LEFT')
    if (challenge !== undefined) {
      const [again] = await tx
        .update(c)
        .set({
          formerCodeHash: c.codeHash,
          formerExpiresAt: c.expiresAt,
          codeHash: codeHashOf(challenge, code, config.jwtSecret),
          ...{ messageId, expiresAt },
        })
        .where(
          and(
            isAlive(now),
            eq(c.tokenHash, hashToken(challenge)),
            eq(c.purpose, asked.purpose),
            eq(c.mobile, asked.mobile),
          ),
        )
        .returning({ id: c.id })
      if (again) return challenge
    }
    const made = randomBytes(32).toString('base64url')
    const codeHash = codeHashOf(made, code, config.jwtSecret)
    await tx
      .insert(c)
      .values({ ...asked, tokenHash: hashToken(made), codeHash, messageId, expiresAt })
    return made
  })
  return { challenge: token, waitSeconds: MOBILE_RESEND_WAIT_S }
}

/** A challenge as of a sent code, for who is not to know that none was sent. */
export const pretendToSend = (): SentCode => ({
  challenge: randomBytes(32).toString('base64url'),
  waitSeconds: MOBILE_RESEND_WAIT_S,
})

const isAlive = (now: Date) => and(gt(c.expiresAt, now), lt(c.tries, MAX_MOBILE_CODE_ATTEMPTS))

const over = () =>
  new ApiError('LINK_INVALID', { message: 'This code has expired. Please ask for a new one.' })

/**
 * The row of a challenge whose code was given back, now or before. Throws LINK_INVALID after ten
 * minutes or five wrong codes, and INVALID_INPUT.
 */
export async function proveMobileCode(
  { db, config, now: clock }: Pick<BaseContext, 'db' | 'config' | 'now'>,
  { challenge, code, purpose }: { challenge: string; code: string | undefined; purpose: Purpose },
): Promise<MobileCode> {
  const now = clock()
  const isIt = and(eq(c.tokenHash, hashToken(challenge)), eq(c.purpose, purpose), isAlive(now))
  const [known] = await db.select().from(c).where(isIt)
  if (!known) throw over()
  if (known.provenAt) return known
  const plain = (code ?? '').replace(/\D/g, '')
  if (plain.length !== 6)
    throw new ApiError('INVALID_INPUT', {
      fields: { code: 'Enter the 6-digit code from the message' },
    })
  // Counted before it is compared, so that many requests at once do not get more tries.
  const [row] = await db
    .update(c)
    .set({ tries: sql`${c.tries} + 1` })
    .where(isIt)
    .returning()
  if (!row) throw over()
  const fits = (hash: string | null) =>
    hash !== null &&
    verifyMac(config.jwtSecret, 'mobile code', `${hashToken(challenge)} ${plain}`, hash)
  const isFormer = row.formerExpiresAt !== null && row.formerExpiresAt > now
  if (!fits(row.codeHash) && !(isFormer && fits(row.formerCodeHash)))
    throw new ApiError('INVALID_INPUT', {
      fields: {
        code:
          'Wrong code. Use the code from the latest message. After 5 wrong codes, ask for a new ' +
          'one',
      },
    })
  const [proven] = await db.update(c).set({ provenAt: now }).where(eq(c.id, row.id)).returning()
  if (!proven) throw over()
  return proven
}

/** Uses up a proven code, once, also when it is sent twice at the same moment. Throws LINK_INVALID. */
export async function consumeMobileCode(tx: DbOrTransaction, { id }: MobileCode): Promise<void> {
  const taken = await tx.delete(c).where(eq(c.id, id)).returning({ id: c.id })
  if (taken.length === 0) throw new ApiError('LINK_INVALID')
}

/** Whether the message of a challenge was handed over. Throws TOO_MANY_REQUESTS. */
export async function getMobileCodeState(
  { db, localLimits, address: network }: Pick<BaseContext, 'db' | 'localLimits' | 'address'>,
  { challenge }: { challenge: string },
): Promise<{ state: 'waiting' | 'sent' | 'failed' }> {
  await localLimits.take([
    { use: 'state of mobile codes from', network, max: 300, withinMs: QUARTER_HOUR_MS },
  ])
  const [row] = await db
    .select({ state: textMessages.state })
    .from(c)
    .innerJoin(textMessages, eq(textMessages.id, c.messageId))
    .where(eq(c.tokenHash, hashToken(challenge)))
  if (row?.state === 'failed' || row?.state === 'unknown') return { state: 'failed' }
  return { state: row?.state === 'sent' ? 'sent' : 'waiting' }
}

/** Deletes codes that nobody gave back. */
export async function deleteOldMobileCodes({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(c.expiresAt, now())
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: c.id }).from(c).where(old).limit(1)
  if (some) await db.delete(c).where(old)
}
