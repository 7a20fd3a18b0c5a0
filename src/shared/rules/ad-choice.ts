import { fold } from '#shared/text/fold.ts'

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

/** What a page is about, as words are compared: any spelling, in Devanagari or Roman letters. */
type About = { town: string; words: string; all: string }

const aboutOf = ({ town, words }: Pick<AdSurroundings, 'town' | 'words'>): About => ({
  town: fold(town),
  words: ` ${fold(words)} `,
  all: ` ${fold(`${words} ${town}`)} `,
})

const folded = new WeakMap<readonly string[], readonly string[]>()

/** Folded once for as long as the campaign stays the same. */
function foldedOf(texts: readonly string[]): readonly string[] {
  const known = folded.get(texts) ?? texts.map(fold)
  folded.set(texts, known)
  return known
}

const isIn = (words: string, one: string): boolean => one !== '' && words.includes(` ${one} `)

/** Which of a campaign's towns and words the page is about, as the advertiser wrote them. */
export function matchOf(
  { keywords, locations }: Pick<AdCandidate, 'keywords' | 'locations'>,
  page: Pick<AdSurroundings, 'town' | 'words'>,
): { town: string | null; words: string[] } {
  const about = aboutOf(page)
  const towns = foldedOf(locations)
  const words = foldedOf(keywords)
  return {
    town: locations.find((_, i) => isThere(towns[i]!, about)) ?? null,
    words: keywords.filter((_, i) => isIn(about.all, words[i]!)),
  }
}

/** Of a page of no town, the search may name one. */
const isThere = (location: string, { town, words }: About): boolean =>
  town ? location === town : isIn(words, location)

/** Whether a campaign may stand here: its towns, its money, its pace, and not too often. */
export const mayStand = (candidate: AdCandidate, page: AdSurroundings): boolean =>
  fits(candidate, page, aboutOf(page))

function fits(candidate: AdCandidate, { dayShare, shown }: AdSurroundings, about: About): boolean {
  const { campaignId, locations, left, price, dayTarget, spentToday } = candidate
  if (left < price || (shown.get(campaignId) ?? 0) >= MAX_SHOWN_A_DAY) return false
  if (about.town && locations.length > 0 && !foldedOf(locations).includes(about.town)) return false
  return dayTarget === null || spentToday <= dayTarget * Math.min(1, dayShare + AHEAD)
}

/** What a view brings at most, in paise: on a page about what the campaign is about. */
const promiseOf = (candidate: AdCandidate): number => candidate.price * smoothedRate(candidate)

/** What a view is expected to bring, in paise. */
export const expectedValue = (candidate: AdCandidate, page: AdSurroundings): number =>
  valueOf(candidate, aboutOf(page))

function valueOf(candidate: AdCandidate, { words, all }: About): number {
  const { keywords } = candidate
  const isMatched =
    words.trim() === '' ||
    keywords.length === 0 ||
    foldedOf(keywords).some((keyword) => isIn(all, keyword))
  return promiseOf(candidate) * (isMatched ? 1 : UNMATCHED)
}

/** Candidates as `chooseAd` goes through them. */
export type RankedAds<C> = {
  /** The most promising first. */
  all: readonly C[]
  /** Those that hardly anybody has seen. */
  fresh: readonly C[]
}

/** Puts candidates in order once, for all choices until one of their figures changes. */
export const rankAds = <C extends AdCandidate>(candidates: readonly C[]): RankedAds<C> => ({
  all: candidates.toSorted((one, other) => promiseOf(other) - promiseOf(one)),
  fresh: candidates.filter(({ views }) => views < NEW_VIEWS),
})

/**
 * The advertisement for a slot, or undefined when none fits. `random` answers numbers from 0 to 1.
 */
export function chooseAd<C extends AdCandidate>(
  { all, fresh }: RankedAds<C>,
  page: AdSurroundings,
  random: () => number,
): C | undefined {
  const about = aboutOf(page)
  if (fresh.length > 0 && random() < TRIED_SHARE) {
    const fitting = fresh.filter((candidate) => fits(candidate, page, about))
    if (fitting.length > 0) return fitting[Math.floor(random() * fitting.length)]
  }
  let best: C | undefined
  let bestValue = -1
  let ties = 0
  for (const candidate of all) {
    // No page makes it worth more than it promises, nor those after it.
    if (promiseOf(candidate) < bestValue) break
    if (!fits(candidate, page, about)) continue
    const value = valueOf(candidate, about)
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
