import { describe, expect, test } from 'vitest'
import {
  getDayTarget,
  isWithinPace,
  getPaceRemainder,
  getExpectedClicksByNow,
} from '#shared/rules/ad-pace.ts'
import { getAlertKind, getUsualClicks, type AlertFacts } from '#shared/rules/ad-alerts.ts'
import { getHourlyShares, getDayShareAt } from '#shared/rules/hourly-shares.ts'

test.each([
  [{ dailyBudget: null, daysLeft: null }, 100_000 / 30],
  [{ dailyBudget: 5000, daysLeft: null }, 5000],
  [{ dailyBudget: null, daysLeft: 9 }, 10_000],
  [{ dailyBudget: 5000, daysLeft: 9 }, 5000],
  [{ dailyBudget: 50_000, daysLeft: 0 }, 50_000],
])('the target of a day: %j', (values, target) => {
  expect(getDayTarget({ budget: 100_000, spent: 15_000, spentToday: 5000, ...values })).toBe(target)
})

test('the share of a day follows the visitors, once there are enough of them', () => {
  const few = getHourlyShares([{ hour: 3, views: 10 }])
  expect(getDayShareAt(few, 3 * 60)).toBe(0)
  expect(getDayShareAt(few, 14.5 * 60)).toBeCloseTo(0.5)
  const many = getHourlyShares([
    { hour: 8, views: 1000 },
    { hour: 20, views: 3000 },
  ])
  expect(getDayShareAt(many, 8 * 60 + 30)).toBeCloseTo(0.125)
  expect(getDayShareAt(many, 12 * 60)).toBeCloseTo(0.25)
  expect(getDayShareAt(many, 24 * 60 - 1)).toBeCloseTo(1)
})

describe('the pace of a day', () => {
  const noon = { spentToday: 0, dayTarget: 10_000, price: 800, dayShare: 0.5 }
  test.each<[string, Partial<typeof noon>, number]>([
    ['at noon, with room for a busy hour', {}, 7000],
    ['what is charged already is not left', { spentToday: 6500 }, 500],
    ['at the beginning of the day', { dayShare: 0 }, 2000],
    ['at its end no more than the day’s share', { dayShare: 1, spentToday: 9600 }, 400],
    ['one click, however small the share', { dayTarget: 300 }, 800],
    ['one alone', { dayTarget: 300, spentToday: 800 }, 0],
  ])('%s', (_, values, left) => {
    expect(getPaceRemainder({ ...noon, ...values })).toBe(left)
  })

  test('shows nothing whose click would not be charged, and the first of a small one', () => {
    expect(isWithinPace({ ...noon, dayShare: 1, spentToday: 9200 })).toBe(true)
    expect(isWithinPace({ ...noon, dayShare: 1, spentToday: 9201 })).toBe(false)
    expect(isWithinPace({ ...noon, spentToday: 5200 })).toBe(true)
    expect(isWithinPace({ ...noon, spentToday: 5201 })).toBe(false)
    expect(isWithinPace({ ...noon, dayTarget: 300 })).toBe(true)
    expect(isWithinPace({ ...noon, dayTarget: 300, spentToday: 800 })).toBe(false)
  })

  test('is that of usual clicks, too', () => {
    expect(getExpectedClicksByNow(10, 0.5)).toBe(7)
    expect(getExpectedClicksByNow(10, 1)).toBe(10)
    expect(getExpectedClicksByNow(5, 0)).toBe(1)
  })
})

describe('what is unusual', () => {
  const calm: AlertFacts = {
    clicks: 20,
    views: 1000,
    ofFewNetworks: 6,
    usual: 10,
    isKnown: true,
    dayShare: 0.5,
    accepted: 0,
  }
  test.each<[string, Partial<AlertFacts>, ReturnType<typeof getAlertKind>]>([
    ['a good day', {}, null],
    ['four times the usual by now', { clicks: 28 }, null],
    ['more than that', { clicks: 29 }, 'many'],
    ['as many early in the day', { clicks: 21, dayShare: 0.3 }, 'many'],
    ['as many of a campaign without a usual', { clicks: 29, isKnown: false }, null],
    ['mostly from few networks', { ofFewNetworks: 12 }, 'few-networks'],
    ['not quite', { ofFewNetworks: 11 }, null],
    ['every fourth view followed', { views: 80 }, 'every-view'],
    ['not quite so many', { views: 81 }, null],
    ['clicks without a view', { views: 0 }, 'every-view'],
    ['too few to tell', { clicks: 19, ofFewNetworks: 19, views: 19 }, null],
    ['what was found normal', { clicks: 39, accepted: 20, dayShare: 0 }, null],
    ['twice as many', { clicks: 40, accepted: 20, dayShare: 0 }, 'many'],
  ])('%s', (_, values, kind) => {
    expect(getAlertKind({ ...calm, ...values })).toBe(kind)
  })

  test('is held against the middle one of the days on which it was seen', () => {
    expect(getUsualClicks([40, 2, 12])).toEqual({ usual: 12, isKnown: true })
    expect(getUsualClicks([40, 12])).toEqual({ usual: 40, isKnown: false })
    expect(getUsualClicks([0, 1, 0])).toEqual({ usual: 5, isKnown: true })
    expect(getUsualClicks([])).toEqual({ usual: 5, isKnown: false })
  })
})
