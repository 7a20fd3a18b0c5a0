import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { hashVisit } from '#server/analytics/index.ts'
import { getLedgerWriter } from '#server/advertising/creatives/ledger/ledger-writer.ts'
import { ContentCache } from '#server/kit/db/content-cache.ts'
import { ContentVersions } from '#server/kit/db/content-versions.ts'
import { findAdsForSlot } from '#server/advertising/creatives/display.ts'
import { verifyAdOfferToken, type AdOffer } from '#server/advertising/creatives/ledger/offer.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  campaigns,
  creatives,
  placements,
  settings,
} from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { loadConfig } from '#server/start/config.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toPaise } from '#shared/rules/money.ts'
import { measureAdsDay } from './ads-day.ts'
import { fillLedger } from './ads-ledger.ts'
import { measureAdLoad } from './ads-load.ts'
import { measureAdPages } from './ads-pages.ts'
import { grantTableOwnership } from './own-tables.ts'
import type { BenchFigure } from './measure.ts'

const CAMPAIGNS = 1000
const CREATIVES_EACH = 5
const ROWS = Number(process.env['BENCH_AD_ROWS'] ?? 10_000_000)
const BATCH_SIZE = 256
const SECONDS = 8
const OFFERS = 20_000
const BROWSER = 'Mozilla/5.0 (Linux; Android 10) Chrome/120 Mobile Safari/537.36'

/**
 * Decisions, views and clicks on a ledger of ten million rows (`BENCH_AD_ROWS`), at the rates that
 * are asked for and as fast as it goes, each beside a bare statement of the same database; pages of
 * figures; and a simulated day of choosing.
 */
export async function measureAds(): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-ads-'))
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const { db, stop } = await prepareDatabase(config, pino({ level: 'silent' }))
  try {
    await grantTableOwnership(db)
    return [
      ...measureAdsDay(),
      ...(await fill(db)),
      ...(await measureAdPages(db)),
      ...(await measureAdLoad(db, folder)),
      ...(await measure(db)),
    ]
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(db: Db): Promise<BenchFigure[]> {
  await db.insert(settings).values({ values: { adPayment: 'trust' } })
  const [account] = await db
    .insert(accounts)
    .values({ email: 'advertiser@bench.example', name: 'Advertiser', passwordHash: 'none' })
    .returning()
  const made = await db
    .insert(campaigns)
    .values(
      Array.from({ length: CAMPAIGNS }, (_, i) => ({
        accountId: account!.id,
        title: `Campaign ${i}`,
        targetUrl: 'https://shop.example/',
        budget: toPaise(1_000_000),
        status: 'active' as const,
        isApproved: true,
      })),
    )
    .returning({ id: campaigns.id })
  await db.insert(creatives).values(
    made.flatMap(({ id }) =>
      Array.from({ length: CREATIVES_EACH }, (_, i) => ({
        campaignId: id,
        name: `Text ${i}`,
        type: 'text' as const,
        size: i === 0 ? '300x250' : '728x90',
        position: i === 0 ? 'sidebar' : 'content-top',
        isApproved: true,
      })),
    ),
  )
  await db.insert(placements).values([
    { name: 'Side', code: 'side', page: 'all', position: 'sidebar', size: '300x250' },
    { name: 'Top', code: 'top', page: 'all', position: 'content-top', size: '728x90' },
  ])
  return fillLedger(db, ROWS)
}

async function measure(db: Db): Promise<BenchFigure[]> {
  const cache = new ContentCache(new ContentVersions(db), () => new Date())
  let visitor = 0
  const asking = (): VisitorContext =>
    ({
      db,
      cache,
      config: { jwtSecret: 'a secret of the bench, long enough for HS256' },
      address: `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`,
      userAgent: `${BROWSER} ${visitor}`,
      now: () => new Date(),
    }) as never
  const side = {
    page: 'home',
    position: 'sidebar',
    size: '300x250',
    town: '',
    words: '',
    without: new Set<number>(),
  }

  await db.execute(sql`create table if not exists bench_rows (id bigserial primary key, text text)`)
  const select = await perSecond(() => db.execute(sql`select 1`))
  const decided = await perSecond(() => findAdsForSlot(asking(), side))
  const insert = await perSecond(() =>
    db.execute(sql`insert into bench_rows (text) values ('a view of an advertisement')`),
  )
  const day = getKolkataDate(new Date())
  const seen: { offer: AdOffer; who: number }[] = []
  for (let who = 0; who < OFFERS; who++) {
    const ctx = asking()
    const [ad] = await findAdsForSlot(ctx, side)
    seen.push({ offer: verifyAdOfferToken(ctx, ad!.offer)!, who })
  }
  const tell = async (kind: 'view' | 'click', offers: typeof seen) => {
    let next = 0
    return perSecond(async () => {
      const { offer, who } = offers[next++ % offers.length]!
      await getLedgerWriter(db).add({
        offer: kind === 'view' ? { ...offer, id: `${offer.id}${next}` } : offer,
        kind,
        at: new Date(),
        day,
        visitor: hashVisit('salt', who),
        network: hashVisit('network', who),
        ...{
          site: hashVisit('site', who),
          browser: hashVisit('browser'),
          addressKind: 'ipv4' as const,
        },
        told: { isProgram: false, isPrefetch: false, isElsewhere: false, isOwn: false },
      })
    })
  }
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const views = await tell('view', seen)
  const clicks = await tell('click', seen)
  const rate = (name: string, { rate: value }: Rate): BenchFigure[] => [
    { name, value, unit: '/s', better: 'more' },
  ]
  const both = (name: string, one: Rate): BenchFigure[] => [
    ...rate(name, one),
    { name: `${name}, p99`, value: one.p99, unit: 'ms', better: 'less' },
  ]
  return [
    ...both('a bare select', select),
    ...both('decisions of ads', decided),
    ...both('a bare insert, on disk', insert),
    ...both('views of ads, on disk', views),
    ...both('clicks of ads, on disk', clicks),
  ]
}

type Rate = { rate: number; p99: number }

/** As fast as it goes with many at once. */
async function perSecond(work: () => Promise<unknown>): Promise<Rate> {
  const times: number[] = []
  const started = performance.now()
  const until = started + SECONDS * 1000
  await Promise.all(
    Array.from({ length: BATCH_SIZE }, async () => {
      while (performance.now() < until) {
        const before = performance.now()
        await work()
        times.push(performance.now() - before)
      }
    }),
  )
  times.sort((a, b) => a - b)
  return {
    rate: times.length / ((performance.now() - started) / 1000),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
