import { and, eq, ne } from 'drizzle-orm'
import type { requestAccountDeletion as endpoint } from '#contract/personal-data.ts'
import { findAccountById, endOtherSessions } from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { accountDeletions, accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { requireRecentProof } from '#server/people/second-factor/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { ACCOUNT_DELETION_DELAY_DAYS } from '#shared/rules/profile.ts'
import type { PersonalData } from './part.ts'
import { countRows } from './rows.ts'

const LAST_ADMIN =
  'You are the last administrator. Make someone else an administrator before you ' +
  'delete your account.'

/** Whether the account is the only active administrator. */
export async function isLastAdmin(db: DbOrTransaction, accountId: number): Promise<boolean> {
  const [row] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (row?.role !== 'admin') return false
  const others = and(
    eq(accounts.role, 'admin'),
    eq(accounts.status, 'active'),
    ne(accounts.id, accountId),
  )
  return (await db.$count(accounts, others)) === 0
}

/** The numbers of records that a deletion would remove. */
export async function previewDeletion(
  { db, actor }: UserContext,
  register: readonly PersonalData[],
) {
  const account = await findAccountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  const parts = register.flatMap((data) => data.parts)
  const count = async (...files: string[]) => {
    const found = parts.filter(({ file }) => file && files.includes(file))
    const counts = await Promise.all(found.map((part) => countRows(db, part, account)))
    return counts.reduce((sum, one) => sum + one, 0)
  }
  return {
    refusal: (await isLastAdmin(db, actor.id)) ? LAST_ADMIN : null,
    businesses: await count('businesses'),
    reviews: await count('reviews'),
    ads: await count('classified-ads'),
    messages: await count('messages-sent', 'messages-received'),
    campaigns: await count('campaigns'),
  }
}

/**
 * Notes that the account is to be erased in fourteen days, signs it out everywhere and mails its
 * owner. Signing in before that day cancels it (`accounts/sign-in.ts`). Throws CONFIRM_NEEDED,
 * NOT_POSSIBLE for the last administrator, or TOO_MANY_REQUESTS.
 */
export async function requestDeletion(
  ctx: UserContext,
  { keepsReviews, listings }: EndpointInput<typeof endpoint>['body'],
): Promise<{ dueAt: string }> {
  const { db, actor, config, limits, now } = ctx
  await requireRecentProof(ctx)
  await limits.take([{ use: 'deletion of', key: actor.id, max: 5, withinMs: DAY_MS }])
  const askedAt = now()
  const dueAt = new Date(askedAt.getTime() + ACCOUNT_DELETION_DELAY_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    // Without the lock, two administrators at the same moment would each count the other.
    await takeAdvisoryLock(tx, 'deletion of administrators')
    if (await isLastAdmin(tx, actor.id)) throw new ApiError('NOT_POSSIBLE', { message: LAST_ADMIN })
    const account = await findAccountById(tx, actor.id)
    if (!account) throw new ApiError('NOT_SIGNED_IN')
    const values = { askedAt, dueAt, keepsReviews, listings }
    await tx
      .insert(accountDeletions)
      .values({ accountId: actor.id, ...values })
      .onConflictDoUpdate({ target: accountDeletions.accountId, set: values })
    await endOtherSessions(tx, actor.id, undefined)
    const url = new URL('/login', config.siteUrl).href
    const told = { event: 'deletion-asked', url, day: getKolkataDate(dueAt) } as const
    await queueMail(tx, { to: account.email, template: accountNotice, values: told })
    const detail = { keepsReviews, listings }
    await recordAudit(tx, actor, 'ask for the deletion', 'accounts', actor.id, detail)
  })
  return { dueAt: dueAt.toISOString() }
}
