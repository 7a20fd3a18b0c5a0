/* Which advertisement stands in a slot: those that fit, then the one of the highest expected value. */

/** Views and clicks that every creative is thought to have had already: one click in a hundred. */
const PRIOR = { views: 200, clicks: 2 }

/** Creatives seen less often than this are tried, in a tenth of all decisions. */
const NEW_VIEWS = 500
const TRIED_SHARE = 0.1

/** How far spending may run ahead of the day, so that its first hour is not lost. */
const AHEAD = 0.02

/** What a page about something else is worth to an advertiser who named words. */
const UNMATCHED = 0.25

/** More of one campaign in a day tires a visitor. */
export const MAX_SHOWN_A_DAY = 6

/** A creative with its campaign's money, in paise. */
export type AdCandidate = {
  campaignId: number
  creativeId: number
  price: number
  /** What may still be spent in all and today. */
  left: number
  spentToday: number
  /** What should be spent by the end of today; null: as much as comes. */
  dayTarget: number | null
  views: number
  clicks: number
  keywords: readonly string[]
  locations: readonly string[]
}

/** The page that asks. */
export type AdSurroundings = {
  town: string
  /** Of its category, its title or its search. */
  words: string
  /** The share of a day's visitors that has come by now, 0 to 1. */
  dayShare: number
  /** How often the visitor was offered each campaign today, by its id. */
  shown: ReadonlyMap<number, number>
}

/** Clicks for a view, as far as is known. */
export const smoothedRate = ({ views, clicks }: Pick<AdCandidate, 'views' | 'clicks'>): number =>
  (clicks + PRIOR.clicks) / (views + PRIOR.views)

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
const hasWord = (text: string, word: string): boolean =>
  ` ${plain(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${plain(word)} `)

/** Whether a campaign may stand here: its towns, its money, its pace, and not too often. */
export function mayStand(candidate: AdCandidate, page: AdSurroundings): boolean {
  const { campaignId, locations, left, price, dayTarget, spentToday } = candidate
  const { town, dayShare, shown } = page
  if (left < price || (shown.get(campaignId) ?? 0) >= MAX_SHOWN_A_DAY) return false
  if (town && locations.length > 0 && !locations.some((one) => plain(one) === plain(town)))
    return false
  return dayTarget === null || spentToday <= dayTarget * Math.min(1, dayShare + AHEAD)
}

/** What a view is expected to bring, in paise. */
export function expectedValue(candidate: AdCandidate, { words }: AdSurroundings): number {
  const { keywords, price } = candidate
  const isMatched =
    !words || keywords.length === 0 || keywords.some((keyword) => hasWord(words, keyword))
  return price * smoothedRate(candidate) * (isMatched ? 1 : UNMATCHED)
}

/**
 * The advertisement for a slot, or undefined when none fits. `random` answers numbers from 0 to 1.
 */
export function chooseAd<C extends AdCandidate>(
  candidates: readonly C[],
  page: AdSurroundings,
  random: () => number,
): C | undefined {
  const fitting = candidates.filter((candidate) => mayStand(candidate, page))
  const fresh = fitting.filter(({ views }) => views < NEW_VIEWS)
  if (fresh.length > 0 && random() < TRIED_SHARE) return fresh[Math.floor(random() * fresh.length)]
  let best: C | undefined
  let bestValue = -1
  let ties = 0
  for (const candidate of fitting) {
    const value = expectedValue(candidate, page)
    if (value > bestValue) [best, bestValue, ties] = [candidate, value, 1]
    // Each of several that are worth the same has the same chance.
    else if (value === bestValue && random() < 1 / ++ties) best = candidate
  }
  return best
}

/**
 * What should be spent today, in paise: the daily budget, or an even share of what is left until
 * the last day; null when the campaign has neither.
 */
export function dayTargetOf(campaign: {
  budget: number
  spent: number
  spentToday: number
  dailyBudget: number | null
  /** Days until its last one, today included; null without a last day. */
  daysLeft: number | null
}): number | null {
  const { budget, spent, spentToday, dailyBudget, daysLeft } = campaign
  const even = daysLeft === null ? null : (budget - spent + spentToday) / Math.max(1, daysLeft)
  if (dailyBudget === null) return even
  return even === null ? dailyBudget : Math.min(dailyBudget, even)
}
