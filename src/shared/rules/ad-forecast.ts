import { getClickRate } from './ad-figures.ts'

/* What a campaign is likely to bring. Money is paise. */

/** Number of days the forecast looks at. */
export const FORECAST_DAYS = 28
/** Below these, a forecast would be a guess. */
export const MIN_FORECAST_DAYS = 7
export const MIN_FORECAST_VIEWS = 500

/** What was counted on the pages that the campaign would be shown on. */
export type CountedTraffic = {
  /** Days on which something was offered, of the last 28. */
  days: number
  /** How often a place was asked for that had nothing to show. */
  empty: number
  /** How often something was offered. */
  offered: number
  viewable: number
  clicks: number
  /** Prices of the campaigns that run there now. */
  prices: readonly number[]
}

export type ForecastCampaign = {
  budget: number
  dailyBudget: number | null
  costPerClick: number
  /** From the first to the last day; null without a last one. */
  days: number | null
}

export type Forecast = {
  clicksAtMost: number
  hasEnough: boolean
  likely: { views: number; clicks: number; spent: number } | null
}

/** The clicks that budgets pay for: whole ones only, each day for itself. */
export function getForecastMaxClicks({
  budget,
  dailyBudget,
  costPerClick,
  days,
}: ForecastCampaign): number {
  const inAll = Math.floor(budget / costPerClick)
  if (dailyBudget === null || days === null) return inAll
  return Math.min(inAll, days * Math.floor(dailyBudget / costPerClick))
}

/**
 * What is likely, over the campaign's days or over 28. Where nothing was shown it has all; where it
 * competes it has the share that its price has among the prices; and it is followed as others are.
 */
export function buildForecast(campaign: ForecastCampaign, traffic: CountedTraffic): Forecast {
  const atMost = getForecastMaxClicks(campaign)
  const { days: counted, empty, offered, viewable, clicks, prices } = traffic
  if (counted < MIN_FORECAST_DAYS || viewable < MIN_FORECAST_VIEWS || offered === 0)
    return { clicksAtMost: atMost, hasEnough: false, likely: null }
  const { costPerClick, dailyBudget } = campaign
  const days = campaign.days ?? FORECAST_DAYS
  const share = costPerClick / prices.reduce((sum, price) => sum + price, costPerClick)
  const seen = Math.min(1, viewable / offered)
  const viewsADay = ((empty + offered * share) * seen) / counted
  const rate = getClickRate({ viewable, clicks }) / 100
  const mostADay = dailyBudget === null ? Infinity : Math.floor(dailyBudget / costPerClick)
  const likelyClicks = Math.min(Math.min(viewsADay * rate, mostADay) * days, atMost)
  // A budget that is used up ends the views, too.
  const views = Math.floor(
    rate === 0 ? viewsADay * days : Math.min(viewsADay * days, likelyClicks / rate),
  )
  const whole = Math.floor(likelyClicks)
  return {
    clicksAtMost: atMost,
    hasEnough: true,
    likely: { views, clicks: whole, spent: whole * costPerClick },
  }
}
