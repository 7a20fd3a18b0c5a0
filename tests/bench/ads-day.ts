import {
  chooseAd,
  dayTargetOf,
  mayStand,
  rankAds,
  type AdCandidate,
  type AdSurroundings,
} from '#shared/rules/ad-choice.ts'
import { dayShapeOf, dayShareAt } from '#shared/rules/day-shape.ts'
import type { Figure } from './measure.ts'

/** Enough for every budget, and far too few. */
const DAYS = { 'a day of ads': 200_000, 'a day with few visitors': 30_000 }
const CAMPAIGNS = 60
const TOWNS = 8
const NOBODY: ReadonlyMap<number, number> = new Map()
const MINUTES = 24 * 60
/** Visitors by hour, as on a local site: a small top in the morning, a large one at night. */
const VISITORS = [1, 1, 1, 1, 1, 2, 4, 6, 8, 8, 7, 6, 6, 6, 5, 5, 6, 7, 9, 11, 12, 10, 6, 3]

type Choice = (
  candidates: readonly Simulated[],
  page: AdSurroundings,
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

/** Campaigns of a district: prices of 2 to 20 rupees, 30 to 400 rupees a day, real rates unknown. */
function makeCampaigns(random: () => number): Simulated[] {
  return Array.from({ length: CAMPAIGNS }, (_, i) => {
    const price = 200 + 100 * Math.floor(18 * random())
    const daily = 100 * Math.floor(30 + 370 * random())
    return {
      campaignId: i,
      creativeId: i,
      price,
      daily,
      left: daily,
      spentToday: 0,
      dayTarget: dayTargetOf({
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

function simulate(choose: Choice, visits: number) {
  const random = randomFrom(7)
  const campaigns = makeCampaigns(randomFrom(11))
  const shape = dayShapeOf(VISITORS.map((views, hour) => ({ hour, views: views * 1000 })))
  const sum = VISITORS.reduce((all, one) => all + one, 0)
  let revenue = 0
  for (let hour = 0; hour < 24; hour++) {
    const views = Math.round((visits * VISITORS[hour]!) / sum)
    for (let i = 0; i < views; i++) {
      const minute = hour * 60 + Math.floor((60 * i) / views)
      const page = {
        town: random() < 0.5 ? `town ${Math.floor(TOWNS * random())}` : '',
        words: '',
        shown: NOBODY,
        dayShare: dayShareAt(shape, Math.min(MINUTES - 1, minute)),
      }
      const draw = random()
      const chosen = choose(campaigns, page, random)
      if (!chosen) continue
      chosen.views += 1
      if (draw >= chosen.rate) continue
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
    full: spent.filter((share) => share >= 0.95).length / CAMPAIGNS,
    over: Math.max(...spent),
    pacing: mean(pacing),
    fairness:
      spent.reduce((a, b) => a + b, 0) ** 2 /
      (CAMPAIGNS * mean(spent.map((s) => s * s)) * CAMPAIGNS),
    starved: campaigns.filter(({ views }) => views < 100).length,
    revenue: revenue / 100,
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const fitting = (candidates: readonly Simulated[], page: AdSurroundings) =>
  candidates.filter((one) => mayStand({ ...one, dayTarget: null }, page))

const CHOICES: Record<string, Choice> = {
  ours: (candidates, page, random) => chooseAd(rankAds(candidates), page, random),
  random: (candidates, page, random) => {
    const all = fitting(candidates, page)
    return all[Math.floor(random() * all.length)]
  },
  'the highest price': (candidates, page) =>
    fitting(candidates, page).reduce<Simulated | undefined>(
      (best, one) => (best && best.price >= one.price ? best : one),
      undefined,
    ),
}

/**
 * A day of page views with sixty campaigns, decided by the rule of the product, at random and by
 * the highest price: how much of the daily budgets is spent, how evenly, and how fairly.
 */
export function adsDayFigures(): Figure[] {
  const cases = Object.entries(DAYS).flatMap(([when, visits]) =>
    Object.entries(CHOICES).map(([name, choose]) => ({
      title: `${when}, ${name}`,
      visits,
      choose,
    })),
  )
  return cases.flatMap(({ title, visits, choose }): Figure[] => {
    const day = simulate(choose, visits)
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
      { name: of('campaigns hardly shown'), value: day.starved, unit: '', better: 'less' },
      { name: of('earned'), value: day.revenue, unit: 'rupees', better: 'more' },
    ]
  })
}
