import { describe, expect, test } from 'vitest'
import {
  canBuyClick,
  getMaxClicks,
  countCampaignDays,
  getBudgetPace,
} from '#shared/rules/campaign-budget.ts'

const MONEY = {
  budget: 3000,
  dailyBudget: 100,
  costPerClick: 8,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
}

describe('clicks at most', () => {
  test('what the money and the days allow', () => {
    expect(getMaxClicks(MONEY)).toEqual({ all: 360, aDay: 12, days: 30, spentIn: 32 })
    expect(getMaxClicks({ ...MONEY, dailyBudget: null })).toEqual({
      all: 375,
      aDay: null,
      days: 30,
      spentIn: null,
    })
    expect(getMaxClicks({ ...MONEY, endDate: null })).toMatchObject({ all: 375, days: null })
  })

  test('only whole clicks, to the paisa', () => {
    expect(getMaxClicks({ ...MONEY, budget: 0.3, costPerClick: 0.1, dailyBudget: null }).all).toBe(
      3,
    )
    expect(getMaxClicks({ ...MONEY, budget: 7.99 }).all).toBe(0)
    expect(getMaxClicks({ ...MONEY, costPerClick: 101 })).toMatchObject({
      all: 0,
      aDay: 0,
      spentIn: Infinity,
    })
    expect(canBuyClick({ budget: 10, totalSpent: 2, costPerClick: 8 })).toBe(true)
    expect(canBuyClick({ budget: 10, totalSpent: 2.01, costPerClick: 8 })).toBe(false)
  })
})

describe('pace', () => {
  const at = (totalSpent: number, today: string, changed = {}) =>
    getBudgetPace({ ...MONEY, ...changed, totalSpent }, { made: '2026-10-20', today })

  test.each([
    [1568, '2026-11-22', 'slower'],
    [2200, '2026-11-22', 'even'],
    [2900, '2026-11-22', 'faster'],
    [0, '2026-10-25', 'even'],
    [2000, '2026-12-24', 'slower'],
  ] as const)('₹%d spent on %s: %s', (spent, today, is) => expect(at(spent, today).is).toBe(is))

  test('the shares of money and days', () => {
    expect(at(1500, '2026-11-15')).toEqual({ ofDays: 0.5, ofMoney: 0.5, is: 'even' })
    expect(at(1500, '2026-12-24').ofDays).toBe(1)
    expect(at(1500, '2026-11-15', { endDate: null })).toMatchObject({ ofDays: null, is: null })
    expect(at(1500, '2026-10-29', { startDate: null, endDate: '2026-11-08' }).ofDays).toBe(0.5)
    expect(countCampaignDays('2026-02-27', '2026-03-01')).toBe(3)
  })
})
