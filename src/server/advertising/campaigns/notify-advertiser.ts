import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignApproved } from '#server/kit/mail/templates/campaign-approved.ts'
import { campaignRejected } from '#server/kit/mail/templates/campaign-rejected.ts'

type Site = Pick<BaseContext['config'], 'siteUrl'>

/** Tells an advertiser that a campaign may run. */
export async function notifyApproved(tx: Transaction, { siteUrl }: Site, id: number) {
  const { email, title } = await advertiserOf(tx, id)
  const values = { title, url: `${siteUrl}${APP_PATHS.ads}` }
  await queueMail(tx, { to: email, template: campaignApproved, values })
}

/** Tells an advertiser why a campaign, or its change, is not shown, or whom to ask. */
export async function notifyRejected(
  tx: Transaction,
  { siteUrl }: Site,
  id: number,
  reason: string | null,
) {
  const { email, title } = await advertiserOf(tx, id)
  const askUrl = `${siteUrl}${ROUTES.contact.path}`
  const values = { title, reason, askUrl, url: `${siteUrl}${APP_PATHS.ads}` }
  await queueMail(tx, { to: email, template: campaignRejected, values })
}

async function advertiserOf(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ email: accounts.email, title: c.title })
    .from(c)
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .where(eq(c.id, id))
  return row!
}
