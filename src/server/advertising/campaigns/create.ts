import type { Campaign, createCampaign as endpoint } from '#contract/campaigns.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { campaigns } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { findCampaign } from './columns.ts'
import { checkMaxClickPrice } from './price.ts'
import { toStoredValues } from './values.ts'

const MAX_PER_DAY = 50

/**
 * Adds a campaign of the account, sent for approval unless it is kept as a draft. Throws
 * TOO_MANY_REQUESTS.
 */
export async function createCampaign(
  { db, actor, limits, now: clock }: UserContext,
  { isDraft, ...body }: EndpointInput<typeof endpoint>['body'],
): Promise<Campaign> {
  await limits.take([{ use: 'campaigns by', key: actor.id, max: MAX_PER_DAY, withinMs: DAY_MS }])
  const now = clock()
  return db.transaction(async (tx) => {
    await checkMaxClickPrice(tx, body.costPerClick)
    const { title, targetUrl, budget } = body
    const [made] = await tx
      .insert(campaigns)
      .values({
        ...toStoredValues(body),
        ...{ title, targetUrl, budget },
        accountId: actor.id,
        submittedAt: isDraft ? null : now,
      })
      .returning({ id: campaigns.id })
    const { id } = made!
    await recordAudit(tx, actor, 'create', 'campaigns', id, { title, isDraft })
    return findCampaign(tx, actor, { id, day: getKolkataDate(now) })
  })
}
