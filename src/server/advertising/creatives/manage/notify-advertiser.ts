import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c, creatives as k } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { creativeApproved } from '#server/kit/mail/templates/creative-approved.ts'
import { creativeRejected } from '#server/kit/mail/templates/creative-rejected.ts'

type Verdict = { id: number; reason: string | null; isChange: boolean }

/** Tells an advertiser that a creative may be shown, or why not. */
export async function notifyAdvertiser(
  tx: Transaction,
  { siteUrl }: Pick<BaseContext['config'], 'siteUrl'>,
  { id, reason, isChange }: Verdict,
): Promise<void> {
  const [row] = await tx
    .select({ to: accounts.email, name: k.name, campaign: c.title })
    .from(k)
    .innerJoin(c, eq(c.id, k.campaignId))
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .where(eq(k.id, id))
  const { to, ...named } = row!
  const values = { ...named, url: `${siteUrl}${APP_PATHS.ads}` }
  if (reason === null) await queueMail(tx, { to, template: creativeApproved, values })
  else
    await queueMail(tx, {
      ...{ to, template: creativeRejected, values: { ...values, reason, isChange } },
    })
}
