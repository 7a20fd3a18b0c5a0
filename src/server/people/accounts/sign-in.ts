import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accountDeletions, accounts } from '#server/kit/db/tables/index.ts'
import { getAddressRange } from '#server/kit/rate-limit/address.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { issueDeviceToken } from './device-tokens.ts'
import { rememberNetwork } from './networks.ts'
import type { AccountRow } from './queries.ts'
import { startSession } from './sessions.ts'
import { notifyOwner } from './notify-owner.ts'

type SignInOptions = Pick<VisitorContext, 'address' | 'userAgent' | 'config' | 'devices' | 'now'>

/**
 * Begins a session of the account, notes the network of its owner, lets their browser be known, and
 * returns the token. Signing in also cancels a pending deletion of the account.
 */
export async function signIn(
  tx: Transaction,
  account: AccountRow,
  { address, userAgent, config, devices, now }: SignInOptions,
): Promise<string> {
  const { jwtSecret, siteUrl } = config
  const signed = { jwtSecret, now: now() }
  await rememberNetwork(tx, account.id, address, signed)
  await cancelDeletion(tx, account, siteUrl)
  await tx.update(accounts).set({ lastActiveAt: now() }).where(eq(accounts.id, account.id))
  await recordAudit(tx, actorOf(account), 'sign in', 'accounts', account.id)
  issueDeviceToken(devices, account, jwtSecret)
  return startSession(tx, account, { ...signed, userAgent, network: getAddressRange(address) })
}

async function cancelDeletion(
  tx: Transaction,
  account: AccountRow,
  siteUrl: string,
): Promise<void> {
  const { id } = account
  const called = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.accountId, id))
    .returning({ id: accountDeletions.accountId })
  if (called.length === 0) return
  await notifyOwner(tx, account, 'deletion-called-off', siteUrl)
  await recordAudit(tx, actorOf(account), 'call off the deletion', 'accounts', id)
}

const actorOf = ({ id, role, name }: AccountRow): Actor => ({ kind: 'user', id, role, name })
