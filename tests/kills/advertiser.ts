import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { compareBooks } from '#server/advertising/balances/index.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { verifyAdOfferToken } from '#server/advertising/creatives/ledger/offer.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  adBalances,
  adJournal,
  campaigns,
  creatives,
  placements,
} from '#server/kit/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'

const PRICE = 8
const SEEN_MS = 1100
const PAUSE_MS = 250
const TIMEOUT_MS = 5_000
const BROWSER = 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'

/** One advertisement in the side column of every page. */
export async function createTestCampaign(db: Db): Promise<void> {
  const [account] = await db
    .insert(accounts)
    .values({ email: 'advertiser@kills.example', name: 'Advertiser', passwordHash: 'none' })
    .returning()
  await pay(db, account!.id)
  const [campaign] = await db
    .insert(campaigns)
    .values({
      ...{ accountId: account!.id, title: 'Seeds', targetUrl: 'https://shop.example/' },
      ...{ budget: toPaise(1_000_000), costPerClick: toPaise(PRICE) },
      ...{ status: 'active', isApproved: true },
    })
    .returning()
  await db.insert(creatives).values({
    ...{ campaignId: campaign!.id, name: 'Text', type: 'text', isApproved: true },
    ...{ size: '300x250', position: 'sidebar' },
  })
  await db
    .insert(placements)
    .values({ name: 'Side', code: 'side', page: 'all', position: 'sidebar', size: '300x250' })
}

/** More than all clicks cost, as an administrator enters it. */
async function pay(db: Db, accountId: number): Promise<void> {
  const amount = toPaise(1_000_000)
  await db.insert(adBalances).values({ accountId, balance: amount })
  await db.insert(adJournal).values({
    ...{ at: new Date(), kind: 'payment', accountId, amount },
    ...{ debit: 'bank', credit: 'advertiser' },
  })
}

type Told = { kind: 'view' | 'click'; offer: string; counted: boolean }

export type AdVisitors = {
  /** What was acknowledged. */
  told: Told[]
  leave: () => Promise<void>
}

/**
 * Sends people who see the advertisement and follow it, one after the other. Who gets no answer
 * tells the same again, as a browser does that comes back.
 */
export function startAdVisitors(site: string): AdVisitors {
  let isOver = false
  let person = 0
  const told: Told[] = []
  const ask = async (path: string, n: number, body?: object) => {
    const answer = await fetch(`${site}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'User-Agent': BROWSER,
        'X-Forwarded-For': `198.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    return answer?.ok ? ((await answer.json().catch(() => null)) as { data: never } | null) : null
  }
  const until = async (kind: 'view' | 'click', n: number, body: { offer: string }) => {
    const path = `/ads/track/${kind === 'view' ? 'impression' : 'click'}`
    while (!isOver) {
      const answer = (await ask(path, n, body)) as { data: { counted: boolean } } | null
      if (answer) return void told.push({ kind, offer: body.offer, ...answer.data })
      await sleep(PAUSE_MS)
    }
  }
  const follow = async () => {
    // Each in a neighbourhood of their own.
    const n = (person += 1) * 256 + 7
    const shown = (await ask('/ads/display?page=home&position=sidebar', n)) as {
      data: Record<'campaignId' | 'creativeId' | 'placementId' | 'offer', never>[]
    } | null
    const [ad] = shown?.data ?? []
    if (!ad) return
    const { campaignId, creativeId, placementId, offer } = ad
    const body = { campaignId, creativeId, placementId, offer }
    await sleep(SEEN_MS)
    await until('view', n, body)
    await until('click', n, body)
  }
  const running = new Set<Promise<void>>()
  const going = (async () => {
    while (!isOver) {
      const one: Promise<void> = follow().finally(() => running.delete(one))
      running.add(one)
      await sleep(PAUSE_MS)
    }
  })()
  return {
    told,
    leave: async () => {
      isOver = true
      await going
      await Promise.all(running)
    },
  }
}

/**
 * What is lost, double or wrong in the books, of what was acknowledged by a product with this
 * secret.
 */
export async function checkLedger(
  db: Db,
  told: readonly Told[],
  jwtSecret: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ offer: string; kind: string; billed: number }>(sql`
    select offer, kind, (count(*) filter (where verdict = 'billed'))::int as billed
    from ad_events group by offer, kind`)
  const billed = new Map(rows.map((row) => [`${row.kind} ${row.offer}`, row.billed]))
  const problems: string[] = []
  for (const { offer, kind, billed: count } of rows)
    if (count > 1) problems.push(`The ${kind} of offer ${offer} was billed ${count} times.`)
  for (const { kind, offer, counted } of told) {
    const { id } = verifyAdOfferToken({ config: { jwtSecret } as never }, offer)!
    const count = billed.get(`${kind} ${id}`)
    if (count === undefined) problems.push(`An acknowledged ${kind} is not in the books.`)
    else if (counted && count !== 1)
      problems.push(`A ${kind} that was told to count was billed ${count} times.`)
  }
  const { rows: sums } = await db.execute<{ spent: number; clicks: number }>(
    sql`select coalesce(sum(spent), 0)::int as spent, coalesce(sum(clicks), 0)::int as clicks
      from campaign_totals`,
  )
  const { spent, clicks } = sums[0]!
  if (spent !== clicks * PRICE * 100) problems.push(`${clicks} clicks cost ${spent} paise.`)
  const differences = [...(await compareSums(db, '2020-01-01')), ...(await compareBooks(db))]
  problems.push(...differences.map((one) => `Sums differ: ${JSON.stringify(one)}`))
  return problems
}
