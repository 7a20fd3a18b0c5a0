import { APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { accountNotice, type AccountNoticeKind } from '#server/kit/mail/templates/account-notice.ts'

/** Mails the owner of an account what happened to it, with a link to its security settings. */
export async function notifyOwner(
  tx: Transaction,
  { email }: { email: string | null },
  event: AccountNoticeKind,
  siteUrl: string,
  day?: string,
): Promise<void> {
  const url = new URL(`${APP_PATHS.profile}?tab=security`, siteUrl).href
  const values = day === undefined ? { event, url } : { event, url, day }
  await queueMail(tx, { to: email, template: accountNotice, values })
}
