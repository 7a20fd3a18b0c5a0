import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { accountNotice, type AccountNoticeKind } from '#server/kit/mail/templates/account-notice.ts'

/** Records a change of an account's protection in the audit log, and mails its owner. */
export async function recordFactorChange(
  tx: Transaction,
  actor: Pick<UserActor, 'id'> & Partial<UserActor>,
  event: AccountNoticeKind,
  siteUrl: string,
): Promise<void> {
  const [account] = await tx
    .select({ email: accounts.email, role: accounts.role, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, actor.id))
  if (!account) return
  const url = new URL(`${APP_PATHS.profile}?tab=security`, siteUrl).href
  await queueMail(tx, { to: account.email, template: accountNotice, values: { event, url } })
  const { role, name } = account
  const who = { kind: 'user', id: actor.id, role, name } as const
  await recordAudit(tx, who, event.replaceAll('-', ' '), 'accounts', actor.id)
}
