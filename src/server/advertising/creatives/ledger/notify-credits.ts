import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignCredited } from '#server/kit/mail/templates/campaign-credited.ts'
import { toRupees, type Paise } from '#shared/rules/money.ts'

/** What was given back of a campaign in all, with the tax on it. */
type Credit = { campaignId: number; clicks: number; amount: Paise }

/** Tells advertisers what was taken back, a mail for each campaign that was charged. */
export async function notifyCredits(
  tx: Transaction,
  credits: readonly Credit[],
  { reason, siteUrl }: { reason: string; siteUrl: string },
): Promise<void> {
  for (const { campaignId: id, clicks, amount } of credits) {
    if (Number(amount) === 0) continue
    const [row] = await tx
      .select({ email: accounts.email, title: c.title, status: accounts.status })
      .from(c)
      .innerJoin(accounts, eq(accounts.id, c.accountId))
      .where(eq(c.id, id))
    if (row?.status !== 'active') continue
    const values = {
      ...{ title: row.title, clicks, reason, url: `${siteUrl}${APP_PATHS.ads}` },
      credited: toRupees(amount),
    }
    await queueMail(tx, { to: row.email, template: campaignCredited, values })
  }
}
