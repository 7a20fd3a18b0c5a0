import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { campaigns, creatives } from '#server/kit/db/tables/index.ts'
import { canFillPlacement } from '#shared/rules/ad-slots.ts'
import { getActivePlacements } from './placements.ts'

const MAX_ROWS = 10_000
/** Rough bytes of one in memory. */
const ROW = 800

/** What may be shown on a day, the oldest first; whether there is money left is asked apart. */
const readRunning = (db: Db, day: string) =>
  db
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
      frameUrl: creatives.frameUrl,
      carousel: creatives.carousel,
      headline: creatives.headline,
      description: creatives.description,
      callToAction: creatives.callToAction,
      budget: campaigns.budget,
      dailyBudget: campaigns.dailyBudget,
      costPerClick: campaigns.costPerClick,
      endDate: campaigns.endDate,
      keywords: campaigns.keywords,
      locations: campaigns.locations,
    })
    .from(creatives)
    .innerJoin(campaigns, eq(campaigns.id, creatives.campaignId))
    .where(
      and(
        eq(campaigns.status, 'active'),
        campaigns.isApproved,
        isNull(campaigns.deletedAt),
        or(isNull(campaigns.startDate), lte(campaigns.startDate, day)),
        or(isNull(campaigns.endDate), gte(campaigns.endDate, day)),
        creatives.isApproved,
      ),
    )
    .orderBy(asc(creatives.id))
    .limit(MAX_ROWS)

export type RunningCreative = Awaited<ReturnType<typeof readRunning>>[number]

/** An open place with what fits it, the oldest first. */
export type PlacementWithCreatives = Awaited<ReturnType<typeof getActivePlacements>>[number] & {
  creatives: RunningCreative[]
}

/** What may be shown on a day, and where; from memory until one of it changes. */
export const readShowableAds = ({ db, cache }: Pick<BaseContext, 'db' | 'cache'>, day: string) =>
  cache.get({
    key: `advertisements of ${day}`,
    tables: ['campaigns', 'creatives', 'placements'],
    make: async () => {
      const running = await readRunning(db, day)
      const places = (await getActivePlacements(db)).map((place): PlacementWithCreatives => ({
        ...place,
        creatives: running.filter(
          ({ position, size }) => position === place.position && canFillPlacement(size, place),
        ),
      }))
      const campaignIds = [...new Set(running.map(({ campaignId }) => campaignId))]
      return { places, ofDay: { day, campaignIds }, count: running.length }
    },
    size: ({ places, count }) => (places.length + count) * ROW,
  })
