import { DAY_MS } from './duration.ts'

/* What a campaign's money and days come to. Money here is rupees, as forms say it. */

export type CampaignMoney = {
  budget: number
  dailyBudget: number | null
  costPerClick: number
  startDate: string | null
  /** The last day. */
  endDate: string | null
}

export type MaxClicks = {
  /** For all of the money, within its days. */
  all: number
  /** In a day; null without a limit for a day. */
  aDay: number | null
  /** Whole days from the first to the last; null when one of them is open. */
  days: number | null
  /** On how many days the money is used up at the earliest; null without a limit for a day. */
  spentIn: number | null
}

const paise = (rupees: number): number => Math.round(rupees * 100)

/** Days from one to another, both counted. */
export const countCampaignDays = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1

/** How many clicks a campaign's money can buy at most: only whole clicks are paid for. */
export function getMaxClicks({
  budget,
  dailyBudget,
  costPerClick,
  startDate,
  endDate,
}: CampaignMoney): MaxClicks {
  const clicksFor = (rupees: number) => Math.floor(paise(rupees) / paise(costPerClick))
  const ofBudget = clicksFor(budget)
  const days = startDate && endDate ? Math.max(0, countCampaignDays(startDate, endDate)) : null
  const aDay = dailyBudget === null ? null : clicksFor(dailyBudget)
  const inDays = aDay !== null && days !== null ? aDay * days : Infinity
  return {
    all: Math.min(ofBudget, inDays),
    aDay,
    days,
    spentIn: aDay === null ? null : aDay === 0 ? Infinity : Math.ceil(ofBudget / aDay),
  }
}

/** The money of one more click is left. */
export const canBuyClick = ({
  budget,
  totalSpent,
  costPerClick,
}: {
  budget: number
  totalSpent: number
  costPerClick: number
}): boolean => paise(budget) - paise(totalSpent) >= paise(costPerClick)

export type BudgetPace = {
  /** Of the days, as a share; null when there is no last day. */
  ofDays: number | null
  /** Of the money. */
  ofMoney: number
  is: 'slower' | 'even' | 'faster' | null
}

/** Of the money and the days, what may differ without a word. */
const EVEN = 0.1

/**
 * Whether the money goes as evenly as the days. A campaign without a first day began on the day it
 * was made.
 */
export function getBudgetPace(
  { budget, totalSpent, startDate, endDate }: CampaignMoney & { totalSpent: number },
  { made, today }: { made: string; today: string },
): BudgetPace {
  const ofMoney = budget > 0 ? totalSpent / budget : 0
  const first = startDate ?? made
  if (!endDate || endDate < first) return { ofDays: null, ofMoney, is: null }
  const gone = today < first ? 0 : countCampaignDays(first, today > endDate ? endDate : today)
  const ofDays = gone / countCampaignDays(first, endDate)
  const ahead = ofMoney - ofDays
  return { ofDays, ofMoney, is: ahead > EVEN ? 'faster' : ahead < -EVEN ? 'slower' : 'even' }
}
