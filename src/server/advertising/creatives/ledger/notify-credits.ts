import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignCredited } from '#server/kit/mail/templates/campaign-credited.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'

type Taken = { campaign_id: number; clicks: number; amount: number }

/** Tells advertisers what was taken back, a mail for each campaign that was charged. */
export async function notifyCredits(
  tx: Transaction,
  taken: readonly Taken[],
  { reason, siteUrl }: { reason: string; siteUrl: string },
): Promise<void> {
  const sums = new Map<number, { clicks: number; amount: number }>()
  for (const { campaign_id: id, clicks, amount } of taken) {
    const sum = sums.get(id) ?? { clicks: 0, amount: 0 }
    sums.set(id, { clicks: sum.clicks + clicks, amount: sum.amount + amount })
  }
  for (const [id, { clicks, amount }] of sums) {
    if (amount === 0) continue
    const [row] = await tx
      .select({ email: accounts.email, title: c.title, status: accounts.status })
      .from(c)
      .innerJoin(accounts, eq(accounts.id, c.accountId))
      .where(eq(c.id, id))
    if (row?.status !== 'active') continue
    const values = {
      ...{ title: row.title, clicks, reason, url: `${siteUrl}${APP_PATHS.ads}` },
      credited: toRupees(asPaise(amount)),
    }
    await queueMail(tx, { to: row.email, template: campaignCredited, values })
  }
}
