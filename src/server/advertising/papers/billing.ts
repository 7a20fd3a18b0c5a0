import { eq } from 'drizzle-orm'
import type { getBillingDetails, saveBillingDetails } from '#contract/ad-papers.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { adBillingDetails as b } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { requireOwnAccount } from '#server/kit/http/own-account.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'

type Details = EndpointInput<typeof saveBillingDetails>['body']

/** Whom invoices are made out to, and the tax of the site. Throws FORBIDDEN for another's. */
export async function readBilling(
  ctx: Pick<UserContext, 'db' | 'actor'>,
  userId?: number,
): Promise<ResponseOf<typeof getBillingDetails>['data']> {
  const [[details], { gstin, gstPercent: percent }] = await Promise.all([
    ctx.db
      .select({ name: b.name, address: b.address, state: b.state, gstin: b.gstin })
      .from(b)
      .where(eq(b.accountId, requireOwnAccount(ctx, userId))),
    getSettings(ctx.db),
  ])
  return { details: details ?? null, gst: gstin === '' ? null : { gstin, percent } }
}

/** Saves them; papers that are issued stay as they are. */
export async function saveBilling(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  details: Details,
): Promise<Details> {
  const values = { ...details, updatedAt: now() }
  await db.transaction(async (tx) => {
    await tx
      .insert(b)
      .values({ accountId: actor.id, ...values })
      .onConflictDoUpdate({ target: b.accountId, set: values })
    await recordAudit(tx, actor, 'save invoice details', 'ad_billing_details', actor.id, {
      gstin: details.gstin,
      state: details.state,
    })
  })
  return details
}
