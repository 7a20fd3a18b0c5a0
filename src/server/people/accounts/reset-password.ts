import { eq, sql } from 'drizzle-orm'
import type { resetPassword as endpoint } from '#contract/accounts.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { passwordChanged } from '#server/kit/mail/templates/password-changed.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { issueDeviceToken } from './device-tokens.ts'
import { findLinkAccount, consumeLink } from './links.ts'
import { rememberNetwork } from './networks.ts'
import { checkPassword } from './password-rule.ts'
import { hashPassword } from './password.ts'
import { findAccountById } from './queries.ts'
import { endAccountSessions } from './sessions.ts'

/**
 * Sets the password of the link's account, ends all its sessions, and notifies its owner by mail.
 * The holder of the link reads the mailbox, so the address is confirmed as well. Throws
 * LINK_INVALID, INVALID_INPUT for a password that can be guessed, or TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  { db, config, limits, address, devices, now }: VisitorContext,
  { token, password }: EndpointInput<typeof endpoint>['body'],
): Promise<{ changed: true }> {
  const holder = await holderOf(db, token, now())
  // Only links that are made up count for the network: a neighbour cannot stop a good one.
  await limits.take([
    holder
      ? { use: 'reset of', key: holder.id, max: 20, withinMs: QUARTER_HOUR_MS }
      : { use: 'reset from', network: address, max: 20, withinMs: QUARTER_HOUR_MS },
  ])
  // Checked before the hashing, which costs much more than a query.
  if (!holder) throw new ApiError('LINK_INVALID')
  const { siteName } = await getSettings(db)
  await checkPassword(password, {
    name: holder.name,
    email: holder.email,
    siteName,
    siteUrl: config.siteUrl,
  })
  const passwordHash = await hashPassword(password, address)
  await db.transaction(async (tx) => {
    const id = await consumeLink(tx, token, 'reset-password', now())
    const [account] = await tx
      .update(accounts)
      .set({
        passwordHash,
        isPasswordMade: false,
        emailConfirmedAt: sql`coalesce(${accounts.emailConfirmedAt}, ${now().toISOString()})`,
      })
      .where(eq(accounts.id, id))
      .returning()
    if (!account) return
    await endAccountSessions(tx, id)
    // The owner of the mailbox may sign in from this browser and this network, whatever strangers
    // try meanwhile.
    issueDeviceToken(devices, account, config.jwtSecret)
    await rememberNetwork(tx, id, address, { jwtSecret: config.jwtSecret, now: now() })
    const url = new URL('/forgot-password', config.siteUrl).href
    await queueMail(tx, { to: account.email, template: passwordChanged, values: { url } })
    await recordAudit(tx, VISITOR, 'set a new password', 'accounts', id)
  })
  return { changed: true }
}

async function holderOf(db: Db, token: string, now: Date) {
  try {
    return await findAccountById(db, await findLinkAccount(db, token, 'reset-password', now))
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
