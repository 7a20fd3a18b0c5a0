import { setTimeout as sleep } from 'node:timers/promises'
import type { forgotPassword as endpoint } from '#contract/accounts.ts'
import { VISITOR } from '#server/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Call } from '#server/http/call.ts'
import type { ApiDeps } from '#server/http/context.ts'
import type { Input } from '#server/http/input.ts'
import { queueMail } from '#server/mail/index.ts'
import { resetPassword } from '#server/mail/templates/reset-password.ts'
import { isTrapped } from '#server/trap.ts'
import { makeLink } from './links.ts'
import { accountByEmail } from './queries.ts'

const HOUR_MS = 60 * 60 * 1000
/** Longer than finding an account and queueing a mail takes: how long the answer took tells nothing. */
const ANSWER_AFTER_MS = 400

/**
 * Mails a link to set a new password, where there is an active account of that email; the answer does not tell.
 * Throws TOO_MANY_REQUESTS.
 */
export async function forgotPassword(
  deps: Pick<ApiDeps, 'db' | 'config'>,
  limits: RateLimits,
  body: Input<typeof endpoint>['body'],
  from: Pick<Call, 'address' | 'now'>,
): Promise<{ asked: true }> {
  await limits.take([
    { use: 'forgot from', network: from.address, max: 20, withinMs: HOUR_MS },
    { use: 'forgot', key: body.email, max: 4, withinMs: HOUR_MS },
  ])
  const slowly = sleep(ANSWER_AFTER_MS)
  if (!isTrapped(body)) await mailLink(deps, body.email, from.now())
  await slowly
  return { asked: true }
}

async function mailLink({ db, config }: Pick<ApiDeps, 'db' | 'config'>, email: string, now: Date): Promise<void> {
  const account = await accountByEmail(db, email)
  if (account?.status !== 'active') return
  await db.transaction(async (tx) => {
    const url = await makeLink(tx, account.id, 'reset-password', { siteUrl: config.siteUrl, now })
    await queueMail(tx, { to: account.email, template: resetPassword, values: { url } })
    await recordAudit(tx, VISITOR, 'ask for a new password', 'accounts', account.id)
  })
}
