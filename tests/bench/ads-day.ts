import {
  chooseAd,
  weighAds,
  type AdCandidate,
  type AdRequestContext,
  type WeighedAds,
} from '#shared/rules/ad-choice.ts'
import { getDayTarget, isWithinPace } from '#shared/rules/ad-pace.ts'
import { getHourlyShares, getDayShareAt } from '#shared/rules/hourly-shares.ts'
import type { BenchFigure } from './measure.ts'

/** Enough for every budget, and far too few; and more campaigns than anybody sees of. */
const DAYS = {
  'a day of ads': { visits: 200_000, campaigns: 60 },
  'a day with few visitors': { visits: 30_000, campaigns: 60 },
  'a day of 1,433 campaigns': { visits: 60_000, campaigns: 1433 },
}
const TOWNS = 8
const NOBODY: ReadonlySet<number> = new Set()
/** Views until spending is read again. */
const FOR_VIEWS = 20
/** A campaign that got less than this part of an even share of the views has gone without. */
const EVEN = 0.1
const MINUTES = 24 * 60
/** Visitors by hour, as on a local site: a small top in the morning, a large one at night. */
const VISITORS = [1, 1, 1, 1, 1, 2, 4, 6, 8, 8, 7, 6, 6, 6, 5, 5, 6, 7, 9, 11, 12, 10, 6, 3]

type Page = AdRequestContext & { dayShare: number }
type Choice = (
  candidates: readonly Simulated[],
  page: Page,
  random: () => number,
) => Simulated | undefined
type Simulated = AdCandidate & {
  rate: number
  daily: number
  byHour: number[]
}

/* Lehmer's generator: the same day for each choice, and in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/**
 * Campaigns of a district: prices of 2 to 20 rupees, 30 to 400 rupees a day, real rates unknown.
 */
function makeCampaigns(count: number, random: () => number): Simulated[] {
  return Array.from({ length: count }, (_, i) => {
    const price = 200 + 100 * Math.floor(18 * random())
    const daily = 100 * Math.floor(30 + 370 * random())
    return {
      campaignId: i,
      creativeId: i,
      price,
      daily,
      left: daily,
      spentToday: 0,
      dayTarget: getDayTarget({
        budget: 30 * daily,
        spent: 0,
        spentToday: 0,
        dailyBudget: daily,
        daysLeft: null,
      }),
      views: 0,
      clicks: 0,
      keywords: [],
      locations: random() < 0.3 ? [`town ${Math.floor(TOWNS * random())}`] : [],
      rate: 0.004 + 0.026 * random() ** 2,
      byHour: Array.from({ length: 24 }, () => 0),
    }
  })
}

function simulate(
  choose: Choice,
  { visits, campaigns: count }: { visits: number; campaigns: number },
) {
  const random = randomFrom(7)
  const campaigns = makeCampaigns(count, randomFrom(11))
  const shape = getHourlyShares(VISITORS.map((views, hour) => ({ hour, views: views * 1000 })))
  const sum = VISITORS.reduce((all, one) => all + one, 0)
  let revenue = 0
  for (let hour = 0; hour < 24; hour++) {
    const views = Math.round((visits * VISITORS[hour]!) / sum)
    for (let i = 0; i < views; i++) {
      const minute = hour * 60 + Math.floor((60 * i) / views)
      const page = {
        town: random() < 0.5 ? `town ${Math.floor(TOWNS * random())}` : '',
        words: '',
        without: NOBODY,
        dayShare: getDayShareAt(shape, Math.min(MINUTES - 1, minute)),
      }
      const draw = random()
      const chosen = choose(campaigns, page, random)
      if (!chosen) continue
      chosen.views += 1
      if (draw >= chosen.rate || chosen.left < chosen.price) continue
      chosen.clicks += 1
      chosen.left -= chosen.price
      chosen.spentToday += chosen.price
      chosen.byHour[hour]! += chosen.price
      revenue += chosen.price
    }
  }
  const spent = campaigns.map(({ spentToday, daily }) => spentToday / daily)
  const pacing = campaigns
    .filter(({ spentToday }) => spentToday > 0)
    .map(({ byHour, spentToday }) => {
      let [done, expected, worst] = [0, 0, 0]
      byHour.forEach((paise, hour) => {
        done += paise / spentToday
        expected += VISITORS[hour]! / sum
        worst = Math.max(worst, Math.abs(done - expected))
      })
      return worst
    })
  return {
    spent: mean(spent),
    full: spent.filter((share) => share >= 0.95).length / count,
    over: Math.max(...spent),
    pacing: mean(pacing),
    fairness:
      spent.reduce((a, b) => a + b, 0) ** 2 / (count * mean(spent.map((s) => s * s)) * count),
    starved: campaigns.filter(({ views }) => views < (EVEN * visits) / count).length,
    never: campaigns.filter(({ views }) => views === 0).length,
    revenue: revenue / 100,
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const fitting = (candidates: readonly Simulated[], { town, dayShare }: Page, isPaced = false) =>
  candidates.filter(
    (one) =>
      one.left >= one.price &&
      (town === '' || one.locations.length === 0 || one.locations.includes(town)) &&
      (!isPaced || isWithinPace({ ...one, dayShare })),
  )

const most = (candidates: readonly Simulated[], valueOf: (one: Simulated) => number) =>
  candidates.reduce<Simulated | undefined>(
    (best, one) => (best && valueOf(best) >= valueOf(one) ? best : one),
    undefined,
  )

const any = <One>(all: readonly One[], random: () => number) =>
  all[Math.floor(random() * all.length)]

/** As the product decides: weighed again at intervals. */
function ours(): Choice {
  let weighed: WeighedAds<Simulated> | undefined
  let views = 0
  return (candidates, page, random) => {
    if (!weighed || views++ % FOR_VIEWS === 0) weighed = weighAds(candidates, page.dayShare)
    return chooseAd(weighed, page, random)
  }
}

/** As it decided before there was a draw; a tenth of the views went to what hardly anybody saw. */
const byValue: Choice = (candidates, page, random) => {
  const all = fitting(candidates, page, true)
  const fresh = random() < 0.1 ? all.filter(({ views }) => views < 500) : []
  if (fresh.length > 0) return any(fresh, random)
  return most(all, ({ price, clicks, views }) => (price * (clicks + 2)) / (views + 200))
}

const CHOICES: Record<string, () => Choice> = {
  ours,
  'the highest expected value': () => byValue,
  random: () => (candidates, page, random) => any(fitting(candidates, page), random),
  'the highest price': () => (candidates, page) =>
    most(fitting(candidates, page), ({ price }) => price),
}

/**
 * A day of page views with sixty campaigns, and with far more, decided by the rule of the product,
 * by the highest expected value, at random and by the highest price: how much of the daily budgets
 * is spent, how evenly, how fairly, and who goes without.
 */
export function measureAdsDay(): BenchFigure[] {
  const cases = Object.entries(DAYS).flatMap(([when, of]) =>
    Object.entries(CHOICES).map(([name, make]) => ({ title: `${when}, ${name}`, of, make })),
  )
  return cases.flatMap(({ title, of: size, make }): BenchFigure[] => {
    const day = simulate(make(), size)
    const of = (what: string) => `${title}: ${what}`
    return [
      { name: of('daily budgets spent'), value: 100 * day.spent, unit: '%', better: 'more' },
      { name: of('campaigns that spent 95 %'), value: 100 * day.full, unit: '%', better: 'more' },
      {
        name: of('most spent of a daily budget'),
        value: 100 * day.over,
        unit: '%',
        better: 'less',
      },
      {
        name: of('furthest from an even pace, mean'),
        value: 100 * day.pacing,
        unit: '% of the day’s money',
        better: 'less',
      },
      { name: of('fairness (Jain)'), value: day.fairness, unit: 'of 1', better: 'more' },
      {
        name: of('campaigns with less than a tenth of an even share'),
        ...{ value: day.starved, unit: '', better: 'less' },
      },
      { name: of('campaigns never shown'), value: day.never, unit: '', better: 'less' },
      { name: of('earned'), value: day.revenue, unit: 'rupees', better: 'more' },
    ]
  })
}
