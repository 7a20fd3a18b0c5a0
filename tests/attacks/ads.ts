import { sql } from 'drizzle-orm'
import { trackClick } from '#contract/creatives.ts'
import { campaigns } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import {
  createAdVisitors,
  BROWSER_AGENT,
  type AdQuery,
  type OfferedAd,
} from '../api/setup/advertising.ts'
import { jsonRequest, type TestApi } from '../api/setup/api.ts'
import { insertAccount } from '../api/setup/builders.ts'

export const ATTACK_START = new Date('2026-08-15T08:00:00Z')
const BATCH_SIZE = 50

/** What came of an attack. `notKept`: refused, or told too often, before the books. */
export type Attack = {
  name: string
  /** Clicks. */
  tried: number
  billed: number
  /** What may be charged: the clicks of it that a person might have made. */
  allowed: number
  excluded: Record<string, number>
  notKept: number
}

type Told = { body: Omit<OfferedAd, 'offer'> & { offer: string | undefined }; asked: AdQuery }

/** Attacks the books of a test API with so many clicks each; one row for each way. */
export async function attackAds(api: TestApi, clicks: number): Promise<Attack[]> {
  const ads = createAdVisitors(api, ATTACK_START)
  const attacks: Attack[] = []
  const { newVisitor, offered, seen, wait, view, runningAd } = ads

  /** Sends clicks many at once, and reads from the books what became of them. */
  const tell = async (some: readonly Told[]) => {
    for (let from = 0; from < some.length; from += BATCH_SIZE)
      await Promise.all(
        some.slice(from, from + BATCH_SIZE).map(async ({ body, asked }) => {
          const sent = { ...jsonRequest(body), ...(asked.from && { from: asked.from }) }
          const answer = await api.ask(trackClick.path, {
            ...sent,
            headers: {
              ...sent.headers,
              'User-Agent': asked.agent ?? BROWSER_AGENT,
              ...(asked.token && { Authorization: `Bearer ${asked.token}` }),
              ...asked.headers,
            },
          })
          await answer.body?.cancel()
        }),
      )
  }
  const attack = async (name: string, allowed: number, run: () => Promise<number>) => {
    await ads.reset()
    await runningAd({ budget: toPaise(10_000_000), dailyBudget: null })
    const tried = await run()
    const { rows } = await api.db.execute<{ verdict: string; count: number }>(sql`
      select verdict, count(*)::int as count from ad_events where kind = 'click' group by verdict`)
    const billed = rows.find(({ verdict }) => verdict === 'billed')?.count ?? 0
    const excluded = Object.fromEntries(
      rows.filter(({ verdict }) => verdict !== 'billed').map((row) => [row.verdict, row.count]),
    )
    const kept = rows.reduce((sum, { count }) => sum + count, 0)
    attacks.push({ name, tried, billed, allowed, excluded, notKept: tried - kept })
  }
  const times = <T>(count: number, make: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => make(n))
  const same = (body: OfferedAd, asked: AdQuery) => times(clicks, () => ({ body, asked }))
  /** Offers to many at once, seen or not. */
  const many = async (
    count: number,
    askedOf: (n: number) => AdQuery,
    isSeen: boolean,
  ): Promise<Told[]> => {
    const made: Told[] = []
    for (let n = 0; n < count; n += BATCH_SIZE) {
      const people = times(Math.min(BATCH_SIZE, count - n), (i) => askedOf(n + i))
      const shown = await Promise.all(people.map((asked) => offered(asked).catch(() => null)))
      made.push(...shown.flatMap((body, i) => (body ? [{ body, asked: people[i]! }] : [])))
    }
    wait(2000)
    if (isSeen)
      for (let n = 0; n < made.length; n += BATCH_SIZE)
        await Promise.all(
          made
            .slice(n, n + BATCH_SIZE)
            .map(({ body, asked }) => view(body, asked).catch(() => undefined)),
        )
    return made
  }

  await attack('one browser presses one advertisement again and again', 1, async () => {
    const from = newVisitor()
    await tell(same(await seen({ from }), { from }))
    return clicks
  })
  await attack('one address, a new offer for each click', 1, async () => {
    const from = newVisitor()
    const some = await many(clicks, () => ({ from }), true)
    await tell(some)
    return some.length
  })
  await attack('one address, a browser of a new name for each click', 10, async () => {
    const from = newVisitor()
    let tried = 0
    // As slowly as the limit of a minute asks.
    for (let done = 0; done < clicks; done += BATCH_SIZE) {
      const named = (n: number) => ({ from, agent: `${BROWSER_AGENT} v${done + n}` })
      const some = await many(Math.min(BATCH_SIZE, clicks - done), named, true)
      await tell(some)
      tried += some.length
      wait(MINUTE_MS)
    }
    return tried
  })
  await attack('a /48 of IPv6, another /64 and browser for each click', 20, async () => {
    const some = await many(
      clicks,
      (n) => ({ from: `2001:db8:7:${n.toString(16)}::1`, agent: `${BROWSER_AGENT} v${n}` }),
      true,
    )
    await tell(some)
    return some.length
  })
  await attack('offers hoarded and pressed in one minute: the pace of 30 days', 66, async () => {
    await api.db.update(campaigns).set({ budget: toPaise(24_000) })
    const some = await many(clicks, () => ({ from: newVisitor() }), true)
    await tell(some)
    return some.length
  })
  await attack('many addresses tell one offer of somebody else', 0, async () => {
    const body = await seen({ from: newVisitor() })
    await tell(times(clicks, () => ({ body, asked: { from: newVisitor() } })))
    return clicks
  })
  await attack('each tells the offer of another, who has seen it', 0, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), true)
    await tell(some.map(({ body }, n) => ({ body, asked: some[(n + 1) % some.length]!.asked })))
    return some.length
  })
  await attack('many addresses press what they have not seen', 0, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), false)
    await tell(some)
    return some.length
  })
  await attack('without any offer', 0, async () => {
    const body = { ...(await offered({ from: newVisitor() })), offer: undefined }
    await tell(times(clicks, () => ({ body, asked: { from: newVisitor() } })))
    return clicks
  })
  await attack('offers with a forged signature, or another price, page or time', 0, async () => {
    const real = await seen({ from: newVisitor() })
    const sealed = Buffer.from(real.offer, 'base64url')
    // A bit anywhere: in the nonce, the signature, and each of the fields, price, page and time.
    const forged = Array.from(sealed, (_, at) => {
      const other = Buffer.from(sealed)
      other[at]! ^= 1
      return other.toString('base64url')
    })
    forged.push(
      sealed.subarray(0, -1).toString('base64url'),
      Buffer.concat([Buffer.alloc(28), sealed.subarray(28)]).toString('base64url'),
    )
    await tell(
      times(clicks, (n) => ({
        body: { ...real, offer: forged[n % forged.length]! },
        asked: { from: newVisitor() },
      })),
    )
    return clicks
  })
  await attack('offers moved to another place, creative or campaign', 0, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), true)
    const names = ['placementId', 'creativeId', 'campaignId'] as const
    await tell(
      some.map(({ body, asked }, n) => {
        const name = names[n % names.length]!
        return { asked, body: { ...body, [name]: body[name] + 1 } }
      }),
    )
    return some.length
  })
  await attack('a browser without a head, and other programs', 0, async () => {
    const agents = [
      BROWSER_AGENT.replace('Chrome/', 'HeadlessChrome/'),
      'python-requests/2.32',
      'curl/8.5.0',
      '',
    ]
    const some = await many(
      clicks,
      (n) => ({ from: newVisitor(), agent: agents[n % agents.length]! }),
      true,
    )
    await tell(some)
    return some.length
  })
  await attack('a browser without a head that takes the name of another', 0, async () => {
    const headers = { 'Sec-CH-UA': '"Chromium";v="120", "HeadlessChrome";v="120"' }
    const some = await many(clicks, () => ({ from: newVisitor(), headers }), true)
    await tell(some)
    return some.length
  })
  await attack('a page that was only fetched ahead', 0, async () => {
    const headers = { 'Sec-Purpose': 'prefetch;prerender' }
    const some = await many(clicks, () => ({ from: newVisitor(), headers }), true)
    await tell(some)
    return some.length
  })
  await attack('offers kept for more than four hours', 0, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), true)
    wait(4 * HOUR_MS + 1)
    await tell(some)
    return some.length
  })
  await attack('pressed before anyone can have looked', 0, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), false)
    wait(-1500)
    await tell(some)
    return some.length
  })
  await attack('by a clock that stands before the offer', 0, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), true)
    wait(-HOUR_MS)
    await tell(some)
    return some.length
  })
  await attack('by the advertiser and by administrators', 0, async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const own = await insertAccount(api.db)
    await api.db.update(campaigns).set({ accountId: own.id })
    const tokens = [admin.token, own.token]
    const some = await many(clicks, (n) => ({ from: newVisitor(), token: tokens[n % 2]! }), true)
    await tell(some)
    return some.length
  })
  await attack('many at once on the last rupees', 2, async () => {
    const some = await many(clicks, () => ({ from: newVisitor() }), true)
    await api.db.update(campaigns).set({ budget: toPaise(20), dailyBudget: toPaise(1000) })
    await Promise.all(times(4, (n) => tell(some.filter((_, i) => i % 4 === n))))
    return some.length
  })
  await attack(
    'many addresses, each as a person: what stops it is the daily budget',
    5,
    async () => {
      await api.db.update(campaigns).set({ dailyBudget: toPaise(40) })
      const some = await many(clicks, () => ({ from: newVisitor() }), true)
      await tell(some)
      return some.length
    },
  )
  return attacks
}

/** The attacks as a table of text. */
export function formatAttackTable(attacks: readonly Attack[]): string {
  const lines = attacks.map(({ name, tried, billed, allowed, excluded, notKept }) => {
    const reasons = Object.entries({ ...excluded, ...(notKept > 0 && { 'not kept': notKept }) })
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')
    return row(name, tried, billed, allowed, reasons)
  })
  const head = row('attack', 'clicks', 'billed', 'allowed', 'not billed, and why')
  return [head, ...lines].join('\n')
}

function row(name: string, ...values: [...(number | string)[], string]): string {
  const told = values.pop()
  return `${name.padEnd(70)}${values.map((one) => String(one).padStart(8)).join('')}  ${told}`
}
