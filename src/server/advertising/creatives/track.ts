import { and, eq } from 'drizzle-orm'
import type { TrackedAd } from '#contract/creatives.ts'
import {
  hashVisit,
  isOwnerOrAdmin,
  isBot,
  getNetworkPrefix,
  getWideNetworkPrefix,
} from '#server/analytics/index.ts'
import { campaigns, creatives } from '#server/kit/db/tables/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import {
  MAX_AD_OFFER_AGE_MS,
  REPEAT_WINDOW_MS,
  type AdEventKind,
} from '#shared/rules/charge-verdict.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { getLedgerWriter, getDailySalt } from './ledger/ledger-writer.ts'
import { isFromOtherVisitor, verifyAdOfferToken } from './ledger/offer.ts'

/** Far above what a household or an office behind one address sees, and presses. */
const MAX_A_MINUTE = 120

type Followed = { targetUrl: string; ownerId: number; isApproved: boolean }

/**
 * Enters a view in the books and returns whether it counts. Throws NOT_FOUND, INVALID_INPUT,
 * TOO_MANY_REQUESTS.
 */
export async function trackView(ctx: VisitorContext, ad: TrackedAd): Promise<{ counted: boolean }> {
  const { counted } = await track(ctx, 'view', ad)
  return { counted }
}

/**
 * Enters a click in the books and returns where it leads, charged or not; of more than a network's
 * share it is not entered. Throws NOT_FOUND, INVALID_INPUT.
 */
export async function trackClick(
  ctx: VisitorContext,
  ad: TrackedAd,
): Promise<{ data: { counted: boolean }; targetUrl: string }> {
  const { counted, targetUrl } = await track(ctx, 'click', ad)
  return { data: { counted }, targetUrl }
}

async function track(ctx: VisitorContext, kind: AdEventKind, ad: TrackedAd) {
  const { db, address, userAgent, isPrefetch, localLimits } = ctx
  const use = kind === 'view' ? 'ad seen from' : 'ad followed from'
  const refusal = await localLimits
    .take([{ use, network: address, max: MAX_A_MINUTE, withinMs: MINUTE_MS }])
    .then(
      () => null,
      (error: unknown) => error as Error,
    )
  if (refusal && kind === 'view') throw refusal
  const offer = ad.offer === undefined ? null : verifyAdOfferToken(ctx, ad.offer)
  if (ad.offer !== undefined && !matches(offer, ad))
    throw new ApiError('INVALID_INPUT', { fields: { offer: 'This was not offered here.' } })
  const followed = await findFollowed(ctx, ad)
  // An offer is made of what was approved only; without one nobody is told of anything else.
  if (!offer && !followed.isApproved) throw new ApiError('NOT_FOUND')
  const at = ctx.now()
  // Nothing is charged without an offer, because the request may be forged.
  if (refusal || !offer || at.getTime() - offer.offeredAt.getTime() > MAX_AD_OFFER_AGE_MS)
    return { counted: false, targetUrl: followed.targetUrl }
  const day = getKolkataDate(at)
  const salt = await getDailySalt(db, day)
  const prefix = getNetworkPrefix(address)
  const { site, kind: addressKind } = getWideNetworkPrefix(address)
  const verdict = await getLedgerWriter(db).add({
    offer,
    kind,
    at,
    day,
    visitor: hashVisit(salt, 'ad', prefix, userAgent),
    visitorBefore: await visitorBefore(ctx, at, (before) =>
      hashVisit(before, 'ad', prefix, userAgent),
    ),
    network: hashVisit(salt, 'ad network', prefix),
    // The kind stands before it: a /16 is no sign of a machine, and a /48 may be.
    site: `${addressKind === 'ipv6' ? 6 : 4}${hashVisit(salt, 'ad site', site)}`,
    browser: hashVisit(salt, 'ad browser', userAgent),
    addressKind,
    told: {
      isProgram: isBot(userAgent),
      isPrefetch,
      isElsewhere: isFromOtherVisitor(ctx, offer),
      isOwn: isOwnerOrAdmin(await ctx.whoAsks(), followed.ownerId),
    },
  })
  return { counted: verdict === 'billed', targetUrl: followed.targetUrl }
}

/** The visitor as the day before knew them, while what they did then may be repeated. */
async function visitorBefore(
  { db }: Pick<VisitorContext, 'db'>,
  at: Date,
  hash: (salt: string) => string,
): Promise<string | undefined> {
  const before = getKolkataDate(new Date(at.getTime() - REPEAT_WINDOW_MS.click))
  return before === getKolkataDate(at) ? undefined : hash(await getDailySalt(db, before))
}

const matches = (offer: ReturnType<typeof verifyAdOfferToken>, ad: TrackedAd): boolean =>
  offer?.campaignId === ad.campaignId &&
  offer.creativeId === ad.creativeId &&
  offer.placementId === ad.placementId

/**
 * Where a creative leads, whether its campaign still runs or not: who has seen it may follow it.
 * One that was deleted leads there still, one that was rejected to the site itself. From memory
 * until campaigns or creatives change. Throws NOT_FOUND for what never was.
 */
const findFollowed = (
  { db, cache, config }: Pick<VisitorContext, 'db' | 'cache' | 'config'>,
  ad: TrackedAd,
) =>
  cache.get({
    key: `advertisement ${ad.campaignId} ${ad.creativeId}`,
    tables: ['campaigns', 'creatives'],
    make: () => readFollowed(db, ad, config.siteUrl),
    size: ({ targetUrl }) => 2 * targetUrl.length,
  })

async function readFollowed(db: Db, ad: TrackedAd, siteUrl: string): Promise<Followed> {
  const [row] = await db
    .select({ campaign: campaigns, creative: creatives })
    .from(creatives)
    .innerJoin(campaigns, eq(campaigns.id, creatives.campaignId))
    .where(and(eq(creatives.id, ad.creativeId), eq(campaigns.id, ad.campaignId)))
  if (!row) throw new ApiError('NOT_FOUND')
  const { targetUrl, accountId: ownerId } = row.campaign
  const both = [row.campaign, row.creative]
  const isApproved = both.every((one) => one.isApproved)
  const isGood = both.every(
    (one) => one.isApproved || (one.deletedAt !== null && one.rejectionReason === null),
  )
  return { targetUrl: isGood ? targetUrl : `${siteUrl}/`, ownerId, isApproved }
}
