import { and, asc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm'
import type { SeenAd } from '#contract/creatives.ts'
import type { Db } from '#server/db/connection.ts'
import { campaigns, creatives, placements } from '#server/db/tables/index.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'

const MAX_ROWS = 200

/** Approved and running on this day, with something of the budget left. */
function isRunning(day: string) {
  return and(
    eq(campaigns.status, 'active'),
    campaigns.isApproved,
    or(isNull(campaigns.startDate), lte(campaigns.startDate, day)),
    or(isNull(campaigns.endDate), gte(campaigns.endDate, day)),
    gt(campaigns.budget, campaigns.totalSpent),
    creatives.isApproved,
  )
}

/** What may be shown today, the oldest first. */
export async function runningCreatives(db: Db, now: Date) {
  return db
    .select({
      campaignId: creatives.campaignId,
      creativeId: creatives.id,
      title: campaigns.title,
      size: creatives.size,
      position: creatives.position,
      type: creatives.type,
      imageUrl: creatives.imageUrl,
      videoUrl: creatives.videoUrl,
      gifUrl: creatives.gifUrl,
      headline: creatives.headline,
      description: creatives.description,
      callToAction: creatives.callToAction,
    })
    .from(creatives)
    .innerJoin(campaigns, eq(campaigns.id, creatives.campaignId))
    .where(isRunning(dateInKolkata(now)))
    .orderBy(asc(creatives.id))
    .limit(MAX_ROWS)
}

/**
 * Where a shown advertisement leads; undefined when the three do not belong together or may not be
 * shown today.
 */
export async function targetOf(db: Db, ad: SeenAd, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ targetUrl: campaigns.targetUrl })
    .from(creatives)
    .innerJoin(campaigns, eq(campaigns.id, creatives.campaignId))
    .innerJoin(
      placements,
      and(
        eq(placements.id, ad.placementId),
        placements.isActive,
        eq(placements.position, creatives.position),
      ),
    )
    .where(
      and(
        eq(creatives.id, ad.creativeId),
        eq(campaigns.id, ad.campaignId),
        isRunning(dateInKolkata(now)),
      ),
    )
  return row?.targetUrl
}
