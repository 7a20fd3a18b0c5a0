import { DAY_MS } from './duration.ts'

/* How fast a campaign's money goes. Amounts are paise, shares of a day are 0 to 1. */

/** Over so many days the budget of a campaign goes that names neither a day's nor a last day. */
export const PACE_DAYS = 30

/** How far spending may run ahead of the day before others are shown instead. */
const AHEAD = 0.02

/**
 * How far charges may run ahead of the day: twice what the busiest hour of a local site brings, so
 * that an hour in which everybody comes is charged, and what was hoarded for one minute is not.
 */
const BUSY_HOUR = 0.2

export type DailyBudgetState = {
  budget: number
  spent: number
  spentToday: number
  dailyBudget: number | null
  /** Days until its last one, today included; null without a last day. */
  daysLeft: number | null
}

/**
 * What is spent by the end of today: the daily budget, or an even share of what is left until the
 * last day, whichever is less; without either a thirtieth of the budget.
 */
export function getDayTarget({
  budget,
  spent,
  spentToday,
  dailyBudget,
  daysLeft,
}: DailyBudgetState) {
  if (daysLeft === null) return dailyBudget ?? budget / PACE_DAYS
  const even = (budget - spent + spentToday) / Math.max(1, daysLeft)
  return dailyBudget === null ? even : Math.min(dailyBudget, even)
}

/** Days in India until the last one, both included; null without a last day. */
export const getDaysLeft = (endDate: string | null, day: string): number | null =>
  endDate === null ? null : (Date.parse(endDate) - Date.parse(day)) / DAY_MS + 1

type Today = { spentToday: number; dayTarget: number; price: number; dayShare: number }

/**
 * Whether an advertisement keeps its pace, so that it may be shown: not ahead of the day, and a
 * click on it would be charged. The first click of a day always is, however small the share.
 */
export const isWithinPace = ({ spentToday, dayTarget, price, dayShare }: Today): boolean =>
  spentToday <= dayTarget * Math.min(1, dayShare + AHEAD) &&
  (spentToday === 0 || spentToday + price <= dayTarget)

/** What a day's share leaves by now, with room for a busy hour: one click at least is in it. */
export const getPaceRemainder = ({ spentToday, dayTarget, price, dayShare }: Today): number =>
  Math.max(price, dayTarget * Math.min(1, dayShare + BUSY_HOUR)) - spentToday

/** How many clicks of a day are usual by now, with the same room, where so many are in a day. */
export const getExpectedClicksByNow = (usual: number, dayShare: number): number =>
  Math.ceil(usual * Math.min(1, dayShare + BUSY_HOUR))
