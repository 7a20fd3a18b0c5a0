import { eq } from 'drizzle-orm'
import { trackClick, trackImpression, type getAdForSlot } from '#contract/creatives.ts'
import { dropOldMonthTables } from '#server/advertising/creatives/ledger/months.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { writeOfferCounts } from '#server/advertising/creatives/offer-counts.ts'
import { adEvents, campaigns, campaignTotals, placements } from '#server/kit/db/tables/index.ts'
import type { ChargeVerdict } from '#shared/rules/charge-verdict.ts'
import { toPaise } from '#shared/rules/money.ts'
import { jsonRequest, type TestApi } from './api.ts'
import { insertCampaign, insertCreative, insertPlacement } from './builders.ts'
import { runAsOwner } from './database.ts'

export const BROWSER_AGENT =
  'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'

/** Drops the ledger, which nobody can empty, and lets the program forget which months there are. */
export async function emptyLedger(db: Db): Promise<void> {
  await runAsOwner(
    db,
    `do $$ declare month regclass; begin
      for month in select inhrelid from pg_inherits where inhparent = 'ad_events'::regclass loop
        execute 'drop table ' || month;
      end loop;
    end $$`,
  )
  await dropOldMonthTables(db)
}

/** Who asks: an address, a browser, an account. */
export type AdQuery = {
  from?: string
  agent?: string
  token?: string
  headers?: Record<string, string>
  page?: string
  town?: string
}

/** What a visitor tells back of an offer. */
export type OfferedAd = {
  campaignId: number
  creativeId: number
  placementId: number
  offer: string
}

/** Visitors of advertisements, on the clock of the test, and what the books hold of them. */
export function createAdVisitors(api: TestApi, start: Date) {
  let visitors = 0

  const reset = async () => {
    api.clock.now = start
    await writeOfferCounts(api.db)
    await emptyLedger(api.db)
    await runAsOwner(
      api.db,
      `truncate ad_comparisons, ad_hours, ad_offer_hours, ad_withdrawals,
      ad_withdrawn, ad_credits, ad_notices, ad_days, ad_closed_days, ad_alerts`,
    )
    await api.db.delete(campaigns)
    await api.db.delete(placements)
  }
  const newVisitor = (): string => {
    visitors += 1
    const of250 = (step: number) => Math.floor(visitors / step) % 250
    return `${11 + Math.floor(visitors / 62_500)}.${of250(250)}.${of250(1)}.7`
  }
  const wait = (ms: number) => (api.clock.now = new Date(api.clock.now!.getTime() + ms))

  async function ask(
    path: string,
    { from, agent = BROWSER_AGENT, token, headers }: AdQuery,
    body?: object,
  ) {
    const answer = await api.ask(path, {
      ...(body && jsonRequest(body)),
      ...(from !== undefined && { from }),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        'User-Agent': agent,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    const told = (await answer.json()) as Record<string, unknown>
    return { ...told, status: answer.status }
  }

  /** What a visitor is offered in the side column, as its view and click tell it back. */
  async function offered(asked: AdQuery = {}): Promise<OfferedAd> {
    const query = new URLSearchParams({
      page: asked.page ?? 'home',
      position: 'sidebar',
      town: asked.town ?? '',
    })
    const { data } = (await ask(`/ads/display?${query.toString()}`, asked)) as never as Awaited<
      ReturnType<typeof api.read<typeof getAdForSlot>>
    >
    const { campaignId, creativeId, placementId, offer } = data[0]!
    return { campaignId, creativeId, placementId, offer }
  }

  const view = async (body: object, asked: AdQuery = {}) =>
    ((await ask(trackImpression.path, asked, body)) as never as { data: { counted: boolean } }).data
  const click = async (body: object, asked: AdQuery = {}) =>
    (await ask(trackClick.path, asked, body)) as never as {
      status: number
      data: { counted: boolean }
      targetUrl: string
    }

  /**
   * A running campaign with one creative and a place for it, that may spend all of its budget in a
   * day unless given; answers its id.
   */
  async function runningAd(values: Parameters<typeof insertCampaign>[1] = {}): Promise<number> {
    const { id } = await insertCampaign(api.db, { dailyBudget: toPaise(1000), ...values })
    await insertCreative(api.db, { campaignId: id })
    await insertPlacement(api.db)
    return id
  }

  const verdicts = async (kind: 'view' | 'click'): Promise<ChargeVerdict[]> =>
    (
      await api.db
        .select({ verdict: adEvents.verdict })
        .from(adEvents)
        .where(eq(adEvents.kind, kind))
        .orderBy(adEvents.at, adEvents.nth)
    ).map(({ verdict }) => verdict)

  const totals = async (id: number) =>
    (await api.db.select().from(campaignTotals).where(eq(campaignTotals.campaignId, id)))[0]

  /** Seen for long enough. */
  async function seen(asked: AdQuery): Promise<OfferedAd> {
    const ad = await offered(asked)
    wait(2000)
    await view(ad, asked)
    return ad
  }

  /** Seen for long enough and followed. */
  const followed = async (asked: AdQuery) => click(await seen(asked), asked)

  return {
    ...{ reset, newVisitor, wait, ask, offered, view, click },
    ...{ runningAd, verdicts, totals, seen, followed },
  }
}
