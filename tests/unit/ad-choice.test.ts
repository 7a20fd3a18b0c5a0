import { describe, expect, test } from 'vitest'
import {
  chooseAd,
  dayTargetOf,
  expectedValue,
  matchOf,
  MAX_SHOWN_A_DAY,
  mayStand,
  rankAds,
  type AdCandidate,
} from '#shared/rules/ad-choice.ts'
import { dayShapeOf, dayShareAt } from '#shared/rules/day-shape.ts'

const known: AdCandidate = {
  campaignId: 1,
  creativeId: 1,
  price: 800,
  left: 100_000,
  spentToday: 0,
  dayTarget: null,
  views: 10_000,
  clicks: 100,
  keywords: [],
  locations: [],
}
const page = { town: '', words: '', dayShare: 0.5, shown: new Map<number, number>() }
/** Never tries what is new. */
const never = () => 0.99

describe('what may stand in a slot', () => {
  test.each<[string, Partial<AdCandidate>, Partial<typeof page>, boolean]>([
    ['money for one click', { left: 800 }, {}, true],
    ['a paisa less', { left: 799 }, {}, false],
    ['in its town', { locations: ['Daltonganj', 'Japla'] }, { town: 'japla' }, true],
    ['in another town', { locations: ['Daltonganj'] }, { town: 'Japla' }, false],
    ['on a page of no town', { locations: ['Daltonganj'] }, {}, true],
    ['in its town, written apart', { locations: ['Daltonganj'] }, { town: 'dalton-ganj' }, true],
    ['in its town, in Hindi', { locations: ['जपला'] }, { town: 'Japla' }, true],
    ['with the day', { dayTarget: 10_000, spentToday: 5000 }, {}, true],
    ['ahead of the day', { dayTarget: 10_000, spentToday: 5201 }, {}, false],
    ['at the end of the day', { dayTarget: 10_000, spentToday: 9999 }, { dayShare: 1 }, true],
    ['seen often enough', {}, { shown: new Map([[1, MAX_SHOWN_A_DAY]]) }, false],
    ['seen nearly so often', {}, { shown: new Map([[1, MAX_SHOWN_A_DAY - 1]]) }, true],
  ])('%s', (_, values, where, may) => {
    expect(mayStand({ ...known, ...values }, { ...page, ...where })).toBe(may)
  })
})

describe('what a page and a campaign have in common', () => {
  const campaign = { keywords: ['seeds', 'खाद', 'Panki'], locations: ['Japla', 'Panki'] }
  test.each<[string, { town: string; words: string }, { town: string | null; words: string[] }]>([
    ['nothing', { town: '', words: '' }, { town: null, words: [] }],
    ['a category', { town: '', words: 'Seeds & tools' }, { town: null, words: ['seeds'] }],
    ['a search in other letters', { town: '', words: 'khad' }, { town: null, words: ['खाद'] }],
    ['its town', { town: 'japla', words: '' }, { town: 'Japla', words: [] }],
    ['a word that is a town', { town: 'Panki', words: '' }, { town: 'Panki', words: ['Panki'] }],
    ['a town in a search', { town: '', words: 'bank japla' }, { town: 'Japla', words: [] }],
    [
      'the town, not one of the search',
      { town: 'Panki', words: 'japla' },
      { town: 'Panki', words: ['Panki'] },
    ],
    ['no part of a word', { town: 'Pankipur', words: 'seedsman' }, { town: null, words: [] }],
  ])('%s', (_, where, common) => {
    expect(matchOf(campaign, where)).toEqual(common)
  })
})

describe('what stands in it', () => {
  test('is of the highest expected value', () => {
    const cheap = { ...known, campaignId: 2, price: 700 }
    const followed = { ...known, campaignId: 3, price: 500, clicks: 300 }
    expect(chooseAd(rankAds([known, cheap]), page, never)).toBe(known)
    expect(chooseAd(rankAds([known, cheap, followed]), page, never)).toBe(followed)
    expect(chooseAd(rankAds([]), page, never)).toBeUndefined()
  })

  test('is about the page, in any script', () => {
    const seeds = { ...known, campaignId: 2, price: 500, keywords: ['बीज', 'seed shop'] }
    const paint = { ...known, campaignId: 3, price: 900, keywords: ['paint'] }
    expect(chooseAd(rankAds([seeds, paint]), page, never)).toBe(paint)
    expect(chooseAd(rankAds([seeds, paint]), { ...page, words: 'खाद और बीज' }, never)).toBe(seeds)
    expect(chooseAd(rankAds([seeds, paint]), { ...page, words: 'The Seed-shop' }, never)).toBe(
      seeds,
    )
    expect(expectedValue(paint, { ...page, words: 'painted' })).toBeLessThan(
      expectedValue(paint, { ...page, words: 'paint' }),
    )
  })

  test('is one that suits the page less when it promises far more', () => {
    const dear = { ...known, campaignId: 2, price: 4000, keywords: ['paint'] }
    const about = { ...known, campaignId: 3, price: 900, keywords: ['seeds'] }
    expect(chooseAd(rankAds([about, known, dear]), { ...page, words: 'seeds' }, never)).toBe(dear)
    const less = { ...dear, price: 3000 }
    expect(chooseAd(rankAds([less, known, about]), { ...page, words: 'seeds' }, never)).toBe(about)
  })

  test('is the best that fits, however many before it may not stand here', () => {
    const over = [1, 2, 3].map((n) => ({ ...known, campaignId: n, price: 9000, left: 0 }))
    const best = { ...known, campaignId: 4, price: 500 }
    const last = { ...known, campaignId: 5, price: 400 }
    expect(chooseAd(rankAds([last, best, ...over]), page, never)).toBe(best)
  })

  test('is now and then one that nobody knows yet', () => {
    const fresh = { ...known, campaignId: 2, views: 0, clicks: 0, price: 100 }
    expect(chooseAd(rankAds([known, fresh]), page, () => 0.05)).toBe(fresh)
    expect(chooseAd(rankAds([known, fresh]), page, never)).toBe(known)
    const spent = { ...fresh, left: 0 }
    expect(chooseAd(rankAds([known, spent]), page, () => 0.05)).toBe(known)
  })

  test('of equals, each with the same chance', () => {
    const equals = [1, 2, 3].map((campaignId) => ({ ...known, campaignId }))
    const ranked = rankAds(equals)
    let seed = 1
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const counts = new Map<number, number>()
    for (let i = 0; i < 3000; i++) {
      const { campaignId } = chooseAd(ranked, page, random)!
      counts.set(campaignId, (counts.get(campaignId) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

test.each([
  [{ dailyBudget: null, daysLeft: null }, null],
  [{ dailyBudget: 5000, daysLeft: null }, 5000],
  [{ dailyBudget: null, daysLeft: 9 }, 10_000],
  [{ dailyBudget: 5000, daysLeft: 9 }, 5000],
  [{ dailyBudget: 50_000, daysLeft: 0 }, 50_000],
])('the target of a day: %j', (values, target) => {
  expect(dayTargetOf({ budget: 100_000, spent: 15_000, spentToday: 5000, ...values })).toBe(target)
})

test('the share of a day follows the visitors, once there are enough of them', () => {
  const few = dayShapeOf([{ hour: 3, views: 10 }])
  expect(dayShareAt(few, 3 * 60)).toBe(0)
  expect(dayShareAt(few, 14.5 * 60)).toBeCloseTo(0.5)
  const many = dayShapeOf([
    { hour: 8, views: 1000 },
    { hour: 20, views: 3000 },
  ])
  expect(dayShareAt(many, 8 * 60 + 30)).toBeCloseTo(0.125)
  expect(dayShareAt(many, 12 * 60)).toBeCloseTo(0.25)
  expect(dayShareAt(many, 24 * 60 - 1)).toBeCloseTo(1)
})
