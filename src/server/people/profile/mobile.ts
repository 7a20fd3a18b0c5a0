import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type {
  confirmNewMobile as confirmEndpoint,
  requestNewMobile as requestEndpoint,
} from '#contract/mobile.ts'
import type { Profile } from '#contract/profile.ts'
import {
  consumeMobileCode,
  createAccountToken,
  findAccountById,
  findAccountByMobile,
  proveMobileCode,
  refuseAdministrator,
  requireMobile,
  sendMobileCode,
  type AccountRow,
  type SentCode,
} from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { mobileChanged } from '#server/kit/mail/templates/mobile-changed.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { queueTextMessage } from '#server/kit/text-messages/index.ts'
import { requireRecentProof } from '#server/people/second-factor/index.ts'
import { serialiseProfile } from './serialise.ts'

/**
 * Sends a code to the number that the account shall sign in with. Throws CONFIRM_NEEDED,
 * INVALID_INPUT, NOT_POSSIBLE, TOO_MANY_REQUESTS or NO_MESSAGES_LEFT.
 */
export async function requestNewMobile(
  ctx: UserContext,
  { mobile: typed, challenge }: EndpointInput<typeof requestEndpoint>['body'],
): Promise<SentCode> {
  const { db, actor } = ctx
  await requireRecentProof(ctx)
  const settings = await getSettings(db)
  if (!settings.allowMobileLogin)
    throw new ApiError('NOT_POSSIBLE', { message: 'This site has no login by mobile number.' })
  refuseAdministrator(actor)
  const mobile = requireMobile(settings, typed)
  const account = await findAccountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  if (account.mobile === mobile)
    throw new ApiError('INVALID_INPUT', {
      fields: { mobile: 'You log in with this number already' },
    })
  const { language } = account
  const asked = { mobile, language, accountId: actor.id, challenge }
  return sendMobileCode(ctx, { purpose: 'add', ...asked }, settings)
}

/**
 * Lets the account sign in with the number whose code was given back. Throws LINK_INVALID,
 * INVALID_INPUT, MOBILE_TAKEN or TOO_MANY_REQUESTS.
 */
export async function confirmNewMobile(
  ctx: UserContext,
  { challenge, code }: EndpointInput<typeof confirmEndpoint>['body'],
): Promise<Profile> {
  const { db, actor, now } = ctx
  const proven = await proveMobileCode(ctx, { challenge, code, purpose: 'add' })
  const { accountId, mobile } = proven
  if (accountId !== actor.id) throw new ApiError('LINK_INVALID')
  const row = await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `account of ${mobile}`)
    await consumeMobileCode(tx, proven)
    const holder = await findAccountByMobile(tx, mobile)
    if (holder && holder.id !== actor.id) throw new ApiError('MOBILE_TAKEN')
    return setMobile(ctx, tx, { mobile, mobileConfirmedAt: now() })
  })
  return serialiseProfile(ctx, row)
}

/** Throws CONFIRM_NEEDED, or NOT_POSSIBLE for an account without an email address. */
export async function removeMobile(ctx: UserContext): Promise<Profile> {
  await requireRecentProof(ctx)
  const row = await ctx.db.transaction((tx) =>
    setMobile(ctx, tx, { mobile: null, mobileConfirmedAt: null }),
  )
  return serialiseProfile(ctx, row)
}

/** Sets the number, and tells the one before it and the email, with a link that undoes it. */
async function setMobile(
  { actor, config, now }: UserContext,
  tx: Transaction,
  values: Pick<AccountRow, 'mobile' | 'mobileConfirmedAt'>,
): Promise<AccountRow> {
  const [before] = await tx.select().from(accounts).where(eq(accounts.id, actor.id)).for('update')
  if (!before) throw new ApiError('NOT_SIGNED_IN')
  if (values.mobile === null && before.email === null)
    throw new ApiError('NOT_POSSIBLE', {
      message: 'Add an email address first: without it you could no longer log in.',
    })
  if (values.mobile === before.mobile) return before
  const [after] = await tx.update(accounts).set(values).where(eq(accounts.id, actor.id)).returning()
  const security = new URL(`${APP_PATHS.profile}?tab=security`, config.siteUrl).href
  const undoUrl =
    before.mobile === null ? null : await createUndoLink(tx, before, config.siteUrl, now())
  await queueMail(tx, {
    to: before.email,
    template: mobileChanged,
    values: { url: undoUrl ?? security, isUndone: undoUrl !== null },
  })
  if (before.mobile !== null && undoUrl !== null)
    await queueTextMessage(
      tx,
      {
        to: before.mobile,
        template: 'number-changed',
        language: before.language,
        values: { url: undoUrl },
        accountId: before.id,
      },
      { now: now(), siteUrl: config.siteUrl },
    )
  const action = values.mobile === null ? 'remove the mobile number' : 'set the mobile number'
  await recordAudit(tx, actor, action, 'accounts', actor.id)
  return after!
}

async function createUndoLink(
  tx: Transaction,
  { id, mobile }: AccountRow,
  siteUrl: string,
  now: Date,
): Promise<string> {
  const token = await createAccountToken(tx, id, 'restore-mobile', { now, mobile })
  return `${siteUrl}/restore-number#token=${token}`
}
