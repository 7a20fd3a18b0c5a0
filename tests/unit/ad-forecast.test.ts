import { describe, expect, test } from 'vitest'
import { getAverageCost, getClickRate, listDays } from '#shared/rules/ad-figures.ts'
import {
  getForecastMaxClicks,
  MIN_FORECAST_DAYS,
  MIN_FORECAST_VIEWS,
  buildForecast,
  type CountedTraffic,
} from '#shared/rules/ad-forecast.ts'

const campaign = { budget: 100_000, dailyBudget: null, costPerClick: 800, days: null }
const traffic: CountedTraffic = {
  ...{ days: 28, empty: 2800, offered: 5600, viewable: 2800, clicks: 28 },
  prices: [800],
}

describe('the clicks that a budget pays for', () => {
  test.each([
    ['all of it', campaign, 125],
    ['whole clicks only', { ...campaign, budget: 1599 }, 1],
    ['none', { ...campaign, budget: 799 }, 0],
    ['each day for itself', { ...campaign, dailyBudget: 1500, days: 10 }, 10],
    ['no more than the budget', { ...campaign, dailyBudget: 90_000, days: 10 }, 125],
    ['a day’s budget without a last day', { ...campaign, dailyBudget: 1500 }, 125],
    ['no day left', { ...campaign, dailyBudget: 1500, days: 0 }, 0],
  ])('%s', (_, given, clicks) => {
    expect(getForecastMaxClicks(given)).toBe(clicks)
  })
})

describe('what is likely', () => {
  test('all places that were empty, and its share of the others, followed as others are', () => {
    // (2800 + 5600 / 2) asked for, half of them in view, one in a hundred followed.
    expect(buildForecast(campaign, traffic)).toEqual({
      clicksAtMost: 125,
      hasEnough: true,
      likely: { views: 2800, clicks: 28, spent: 22_400 },
    })
  })

  test.each([
    ['a last day', { days: 14 }, { views: 1400, clicks: 14 }],
    ['a budget that ends before', { budget: 8000 }, { views: 1000, clicks: 10 }],
    ['a higher price against the same', { costPerClick: 2400 }, { views: 3500, clicks: 35 }],
    ['a budget of a day', { dailyBudget: 800, days: 10 }, { views: 1000, clicks: 10 }],
  ])('with %s', (_, given, likely) => {
    expect(buildForecast({ ...campaign, ...given }, traffic).likely).toMatchObject(likely)
  })

  test.each([
    ['few days', { days: MIN_FORECAST_DAYS - 1 }],
    ['few views', { viewable: MIN_FORECAST_VIEWS - 1 }],
    ['nothing offered', { offered: 0 }],
  ])('is not said after %s', (_, few) => {
    expect(buildForecast(campaign, { ...traffic, ...few })).toEqual({
      ...{ clicksAtMost: 125, hasEnough: false, likely: null },
    })
  })
})

test('rates and costs have two decimals, or none where nothing was counted', () => {
  expect(getClickRate({ viewable: 3, clicks: 2 })).toBe(66.67)
  expect(getClickRate({ viewable: 0, clicks: 0 })).toBe(0)
  expect(getAverageCost({ clicks: 3, spent: 1000 })).toBe(333)
  expect(getAverageCost({ clicks: 0, spent: 0 })).toBeNull()
  expect(listDays('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
