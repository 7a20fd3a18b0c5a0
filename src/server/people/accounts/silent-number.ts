import { and, eq, lt } from 'drizzle-orm'
import type { askTeamForNumber as askEndpoint } from '#contract/mobile.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts, numberRequests as r } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { ActorContext, VisitorContext } from '#server/kit/http/verb-context.ts'
import { queueTextMessage } from '#server/kit/text-messages/index.ts'
import { DAY_MS, QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { SILENT_NUMBER_DAYS } from '#shared/rules/mobile.ts'
import { requestMailedCode } from './mailed-code.ts'
import { consumeMobileCode, proveMobileCode } from './mobile-codes.ts'
import { notifyOwner } from './notify-owner.ts'
import { findAccountByMobile, type AccountRow } from './queries.ts'
import { refuseAdministrator } from './refuse-administrator.ts'

/** Whether nobody has used the account for so long that its number may be somebody else's. */
export const isSilent = ({ lastActiveAt }: Pick<AccountRow, 'lastActiveAt'>, now: Date): boolean =>
  now.getTime() - lastActiveAt.getTime() > SILENT_NUMBER_DAYS * DAY_MS

/**
 * The silent account of a number whose code this browser has given back. Throws LINK_INVALID,
 * INVALID_INPUT, NOT_POSSIBLE for an administrator, or TOO_MANY_REQUESTS.
 */
async function requireSilentAccount(ctx: VisitorContext, challenge: string) {
  const { db, limits, address: network, now } = ctx
  await limits.take([{ use: 'silent number from', network, max: 30, withinMs: QUARTER_HOUR_MS }])
  const row = await proveMobileCode(ctx, { challenge, code: undefined, purpose: 'sign-in' })
  await limits.take([{ use: 'silent number', key: row.mobile, max: 6, withinMs: DAY_MS }])
  const account = await findAccountByMobile(db, row.mobile)
  if (!account || account.status !== 'active' || !isSilent(account, now()))
    throw new ApiError('LINK_INVALID')
  refuseAdministrator(account)
  return { row, account }
}

/**
 * Mails a code to the account, with which `POST /auth/login/complete` goes on. The answer is the
 * same for an account without a confirmed address. Throws as `requireSilentAccount`.
 */
export async function mailSilentCode(ctx: VisitorContext, { challenge }: { challenge: string }) {
  const { account } = await requireSilentAccount(ctx, challenge)
  return requestMailedCode(ctx, account.emailConfirmedAt ? account.id : null, true)
}

/**
 * Puts the wish to open the account into the queue of the team, once; the owner's email is told.
 * Throws as `requireSilentAccount`.
 */
export async function askTeamForNumber(
  ctx: VisitorContext,
  { challenge, note }: EndpointInput<typeof askEndpoint>['body'],
): Promise<{ asked: true }> {
  const { row, account } = await requireSilentAccount(ctx, challenge)
  await ctx.db.transaction(async (tx) => {
    await consumeMobileCode(tx, row)
    const [made] = await tx
      .insert(r)
      .values({
        ...{ accountId: account.id, mobile: row.mobile, note: note ?? null },
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: r.id })
    if (!made) return
    await recordAudit(tx, VISITOR, 'ask', 'number-requests', made.id, { accountId: account.id })
    await notifyOwner(tx, account, 'number-asked', ctx.config.siteUrl)
  })
  return { asked: true }
}

/** How long a decided request is kept. */
const RETENTION_DAYS = 90

/** Deletes requests that were decided long ago. */
export async function deleteOldNumberRequests({
  db,
  now,
}: Pick<VisitorContext, 'db' | 'now'>): Promise<void> {
  const old = lt(r.decidedAt, new Date(now().getTime() - RETENTION_DAYS * DAY_MS))
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: r.id }).from(r).where(old).limit(1)
  if (some) await db.delete(r).where(old)
}

/**
 * Opens the account for codes to its number again, or leaves it closed, and tells the person who
 * asked by a message. Throws NOT_FOUND for one that does not wait, or NOT_POSSIBLE if the account
 * has another number by now.
 */
export async function decideNumberRequest(
  { db, actor, config, now }: ActorContext,
  { id, isApproved }: { id: number; isApproved: boolean },
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const status = isApproved ? 'approved' : 'rejected'
    const [request] = await tx
      .update(r)
      .set({ status, decidedAt: at })
      .where(and(eq(r.id, id), eq(r.status, 'open')))
      .returning()
    if (!request) throw new ApiError('NOT_FOUND', { message: 'It was already reviewed.' })
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.id, request.accountId))
      .for('update')
    if (isApproved && (account?.mobile !== request.mobile || account.status !== 'active'))
      throw new ApiError('NOT_POSSIBLE', { message: 'The account has another number by now.' })
    if (isApproved)
      await tx.update(accounts).set({ lastActiveAt: at }).where(eq(accounts.id, request.accountId))
    const action = isApproved ? 'approve' : 'reject'
    await recordAudit(tx, actor, action, 'number-requests', id, { accountId: request.accountId })
    if (isApproved) await notifyOwner(tx, account!, 'number-opened', config.siteUrl)
    await queueTextMessage(
      tx,
      {
        to: request.mobile,
        template: isApproved ? 'account-opened' : 'account-not-opened',
        language: account?.language ?? 'en',
        values: {},
        accountId: request.accountId,
      },
      { now: at, siteUrl: config.siteUrl },
    )
  })
}
