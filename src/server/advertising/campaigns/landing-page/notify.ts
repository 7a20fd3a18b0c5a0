import { eq } from 'drizzle-orm'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import {
  campaignLinkProblem,
  type LinkProblem,
} from '#server/kit/mail/templates/campaign-target.ts'
import { campaignLinkAlert } from '#server/kit/mail/templates/target-alert.ts'
import { getSiteMailRecipients } from '#server/kit/settings/index.ts'

type Notice = { id: number; siteUrl: string } & Pick<LinkProblem, 'detail' | 'why'>

/** Tells the advertiser and the administrators what became of the address of a campaign. */
export async function notifyTargetProblem(
  tx: Transaction,
  { id, siteUrl, detail, why }: Notice,
): Promise<void> {
  const [row] = await tx
    .select({ email: accounts.email, title: c.title, targetUrl: c.targetUrl })
    .from(c)
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .where(eq(c.id, id))
  const { email, ...campaign } = row!
  const values = { ...campaign, detail, why }
  const ownUrl = `${siteUrl}${APP_PATHS.ads}`
  await queueMail(tx, {
    to: email,
    template: campaignLinkProblem,
    values: { ...values, url: ownUrl },
  })
  const url = `${siteUrl}${ADMIN_PATHS.adminAds}?campaign=${id}`
  const { mailTo } = await getSiteMailRecipients(tx)
  for (const to of mailTo)
    await queueMail(tx, { to, template: campaignLinkAlert, values: { ...values, url } })
}
