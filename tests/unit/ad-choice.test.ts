import { describe, expect, test } from 'vitest'
import {
  chooseAd,
  findMatches,
  getDeliveryUrgency,
  weighAds,
  type AdCandidate,
  type AdRequestContext,
} from '#shared/rules/ad-choice.ts'

const known: AdCandidate = {
  campaignId: 1,
  creativeId: 1,
  price: 800,
  left: 100_000,
  spentToday: 0,
  dayTarget: 100_000,
  views: 10_000,
  clicks: 100,
  keywords: [],
  locations: [],
}
const page: AdRequestContext = { town: '', words: '', without: new Set() }
const NOON = 0.5

/* Lehmer's generator: the same draws in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Of so many draws, how many each campaign got, in the order of the campaigns. */
function draws(
  candidates: readonly AdCandidate[],
  where: Partial<AdRequestContext> = {},
  { times = 10_000, dayShare = NOON } = {},
): number[] {
  const random = randomFrom(1)
  const weighed = weighAds(candidates, dayShare)
  const got = new Map(candidates.map(({ campaignId }) => [campaignId, 0]))
  for (let i = 0; i < times; i++) {
    const one = chooseAd(weighed, { ...page, ...where }, random)
    if (one) got.set(one.campaignId, got.get(one.campaignId)! + 1)
  }
  return [...got.values()]
}

const mayStand = (
  values: Partial<AdCandidate>,
  where: Partial<AdRequestContext>,
  dayShare: number,
) =>
  chooseAd(weighAds([{ ...known, ...values }], dayShare), { ...page, ...where }, () => 0) !==
  undefined

describe('what may stand in a slot', () => {
  test.each<[string, Partial<AdCandidate>, Partial<AdRequestContext>, boolean, number?]>([
    ['money for one click', { left: 800 }, {}, true],
    ['a paisa less', { left: 799 }, {}, false],
    ['in its town', { locations: ['Navapur', 'Kheda'] }, { town: 'kheda' }, true],
    ['in another town', { locations: ['Navapur'] }, { town: 'Kheda' }, false],
    ['on a page of no town', { locations: ['Navapur'] }, {}, true],
    ['in its town, written apart', { locations: ['Navapur'] }, { town: 'nava-pur' }, true],
    ['in its town, in Hindi', { locations: ['खेड़ा'] }, { town: 'Kheda' }, true],
    ['with the day', { dayTarget: 10_000, spentToday: 5000 }, {}, true],
    ['ahead of the day', { dayTarget: 10_000, spentToday: 5201 }, {}, false],
    ['at the end of the day', { dayTarget: 10_000, spentToday: 9200 }, {}, true, 1],
    ['with less than a click left', { dayTarget: 10_000, spentToday: 9201 }, {}, false, 1],
    ['the first of a small share', { dayTarget: 100 }, {}, true],
    ['what is on the page', {}, { without: new Set([1]) }, false],
    ['while another is on the page', {}, { without: new Set([2, 11]) }, true],
  ])('%s', (_, values, where, may, dayShare = NOON) => {
    expect(mayStand(values, where, dayShare)).toBe(may)
  })
})

describe('what a page and a campaign have in common', () => {
  const campaign = { keywords: ['seeds', 'खाद', 'Sonpani'], locations: ['Kheda', 'Sonpani'] }
  test.each<[string, { town: string; words: string }, { town: string | null; words: string[] }]>([
    ['nothing', { town: '', words: '' }, { town: null, words: [] }],
    ['a category', { town: '', words: 'Seeds & tools' }, { town: null, words: ['seeds'] }],
    ['a search in other letters', { town: '', words: 'khad' }, { town: null, words: ['खाद'] }],
    ['its town', { town: 'kheda', words: '' }, { town: 'Kheda', words: [] }],
    [
      'a word that is a town',
      { town: 'Sonpani', words: '' },
      { town: 'Sonpani', words: ['Sonpani'] },
    ],
    ['a town in a search', { town: '', words: 'bank kheda' }, { town: 'Kheda', words: [] }],
    [
      'the town, not one of the search',
      { town: 'Sonpani', words: 'kheda' },
      { town: 'Sonpani', words: ['Sonpani'] },
    ],
    ['no part of a word', { town: 'Sonpanipur', words: 'seedsman' }, { town: null, words: [] }],
  ])('%s', (_, where, common) => {
    expect(findMatches(campaign, where)).toEqual(common)
  })
})

describe('what stands in it', () => {
  const cheap = { ...known, campaignId: 2, price: 400 }

  test('is drawn by the bid', () => {
    const [one, other] = draws([known, cheap])
    expect(one! / other!).toBeGreaterThan(1.9)
    expect(one! / other!).toBeLessThan(2.1)
    expect(draws([])).toEqual([])
    expect(chooseAd(weighAds([], NOON), page, () => 0.5)).toBeUndefined()
  })

  test('is drawn by what is left of the money against what is left of the day', () => {
    const behind = { ...known, spentToday: 10_000 }
    const ahead = { ...known, campaignId: 2, spentToday: 50_000 }
    const [one, other] = draws([behind, ahead])
    expect(one! / other!).toBeGreaterThan(1.7)
    expect(one! / other!).toBeLessThan(1.9)
    expect(getDeliveryUrgency({ dayTarget: 1000, spentToday: 500 }, NOON)).toBe(1)
    expect(getDeliveryUrgency({ dayTarget: 1000, spentToday: 0 }, NOON)).toBe(2)
    expect(getDeliveryUrgency({ dayTarget: 1000, spentToday: 0 }, 1)).toBe(5)
    expect(getDeliveryUrgency({ dayTarget: 1000, spentToday: 1000 }, 0)).toBe(0.05)
  })

  test('leaves out nobody with money: of 1,433 each is shown within a day of views', () => {
    const many = Array.from({ length: 1433 }, (_, i) => ({
      ...known,
      campaignId: i,
      price: 200 + 100 * (i % 18),
      // Half of them hardly anybody follows.
      clicks: i % 2 ? 0 : 300,
    }))
    expect(Math.min(...draws(many, {}, { times: 200_000 }))).toBeGreaterThan(5)
  })

  test('has one chance for a campaign, however many creatives or places it has', () => {
    const five = [1, 2, 3, 4, 5].map((creativeId) => ({ ...known, creativeId }))
    const [one, other] = draws([...five, { ...known, campaignId: 2 }])
    expect(Math.abs(one! - other!)).toBeLessThan(400)
  })

  test('is not made to vanish by views that nobody follows', () => {
    const dull = { ...known, views: 1_000_000, clicks: 0 }
    const [one, other] = draws([dull, { ...known, campaignId: 2 }])
    expect(one! / other!).toBeGreaterThan(0.45)
    const liked = { ...known, campaignId: 2, clicks: 10_000 }
    const [less, more] = draws([known, liked])
    expect(more! / less!).toBeLessThan(2.1)
  })

  test('is rather about the page, in any script', () => {
    const seeds = { ...known, keywords: ['बीज', 'seed shop'] }
    const paint = { ...known, campaignId: 2, keywords: ['paint'] }
    for (const words of ['खाद और बीज', 'The Seed-shop']) {
      const [one, other] = draws([seeds, paint], { words })
      expect(one! / other!).toBeGreaterThan(3.6)
      expect(one! / other!).toBeLessThan(4.4)
    }
    const [one, other] = draws([seeds, paint])
    expect(Math.abs(one! - other!)).toBeLessThan(400)
    expect(draws([paint], { words: 'painted', ...{} }, { times: 10 })).toEqual([10])
  })

  test('is found among many that may not stand here, with the same chances', () => {
    const elsewhere = Array.from({ length: 500 }, (_, i) => ({
      ...{ ...known, campaignId: 100 + i, price: 9000, locations: ['Sonpani'] },
    }))
    const got = draws([...elsewhere, known, cheap], { town: 'Kheda' }, { times: 3000 })
    const [one, other] = got.slice(-2)
    expect(one! + other!).toBe(3000)
    expect(one! / other!).toBeGreaterThan(1.75)
    expect(one! / other!).toBeLessThan(2.25)
  })
})
