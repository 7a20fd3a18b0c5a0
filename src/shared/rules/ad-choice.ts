import { foldText } from '#shared/text/fold.ts'
import { isWithinPace } from './ad-pace.ts'

/*
 * Which advertisement fills a slot: a weighted draw among those that fit, so that each gets a
 * share.
 */

/** Views and clicks that every creative is thought to have had already: one click in a hundred. */
const PRIOR = { views: 200, clicks: 2 }

/**
 * How far clicks for a view raise or lower a chance: nobody makes an advertisement vanish by
 * looking at it and not following.
 */
const LIKED = { least: 0.5, most: 2 }

/** How far a campaign that has fallen behind the day, or is ahead of it, is drawn more or less. */
const NEED = { least: 0.05, most: 5 }
const LEAST_TIME = 0.02

/** What a page about something else is worth to an advertiser who named words. */
const UNMATCHED = 0.25

/** A creative with its campaign's money, in paise. */
export type AdCandidate = {
  campaignId: number
  creativeId: number
  price: number
  /** What may still be spent in all and today. */
  left: number
  spentToday: number
  /** What should be spent by the end of today. */
  dayTarget: number
  views: number
  clicks: number
  keywords: readonly string[]
  locations: readonly string[]
}

/** The page that asks. */
export type AdRequestContext = {
  town: string
  /** Of its category, its title or its search. */
  words: string
  /** Campaigns that the page has already, or that the visitor has seen often enough today. */
  without: ReadonlySet<number>
}

/** Clicks for a view, as far as is known. */
const smoothedRate = ({ views, clicks }: Pick<AdCandidate, 'views' | 'clicks'>): number =>
  (clicks + PRIOR.clicks) / (views + PRIOR.views)

/** What a page is about, as words are compared: any spelling, in Devanagari or Roman letters. */
type About = { town: string; words: string; all: string }

const aboutOf = ({ town, words }: Pick<AdRequestContext, 'town' | 'words'>): About => ({
  town: foldText(town),
  words: ` ${foldText(words)} `,
  all: ` ${foldText(`${words} ${town}`)} `,
})

const folded = new WeakMap<readonly string[], readonly string[]>()

/** Folded once for as long as the campaign stays the same. */
function foldedOf(texts: readonly string[]): readonly string[] {
  const known = folded.get(texts) ?? texts.map(foldText)
  folded.set(texts, known)
  return known
}

const isIn = (words: string, one: string): boolean => one !== '' && words.includes(` ${one} `)

/** Which of a campaign's towns and words the page is about, as the advertiser wrote them. */
export function findMatches(
  { keywords, locations }: Pick<AdCandidate, 'keywords' | 'locations'>,
  page: Pick<AdRequestContext, 'town' | 'words'>,
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

/** Whether there is money for a click, and spending is not ahead of the day. */
const mayBeShown = (candidate: AdCandidate, dayShare: number): boolean =>
  candidate.left >= candidate.price && isWithinPace({ ...candidate, dayShare })

/** Whether it may be shown on this page. */
const fits = (
  { campaignId, locations }: AdCandidate,
  about: About,
  without: AdRequestContext['without'],
) =>
  !without.has(campaignId) &&
  (about.town === '' || locations.length === 0 || foldedOf(locations).includes(about.town))

/** How likely one is taken that was drawn: less on a page about something else. */
function suitOf({ keywords }: AdCandidate, { words, all }: About): number {
  const isMatched =
    words.trim() === '' ||
    keywords.length === 0 ||
    foldedOf(keywords).some((keyword) => isIn(all, keyword))
  return isMatched ? 1 : UNMATCHED
}

/**
 * How much a campaign needs views: what is left of the day's money against what is left of the day.
 * 1 with the day, more behind it.
 */
export function getDeliveryUrgency(
  { dayTarget, spentToday }: Pick<AdCandidate, 'dayTarget' | 'spentToday'>,
  dayShare: number,
): number {
  const money = Math.max(0, 1 - spentToday / dayTarget)
  const need = money / Math.max(LEAST_TIME, 1 - dayShare)
  return Math.min(NEED.most, Math.max(NEED.least, need))
}

/** Need times bid, by how much it is liked. */
const weightOf = (candidate: AdCandidate, dayShare: number): number => {
  const liked = (smoothedRate(candidate) * PRIOR.views) / PRIOR.clicks
  const bounded = Math.min(LIKED.most, Math.max(LIKED.least, liked))
  return getDeliveryUrgency(candidate, dayShare) * candidate.price * bounded
}

/** Candidates as `chooseAd` draws among them. */
export type WeighedAds<C> = {
  all: readonly C[]
  /** The weights of the first, of the first two, and so on. */
  sums: readonly number[]
}

/**
 * Weighs candidates once, for all choices until one of their figures changes; those without money,
 * or ahead of the day, are left out. `dayShare` is the share of a day's visitors that has come by
 * now, 0 to 1. A campaign has one share, however many creatives or places it has here.
 */
export function weighAds<C extends AdCandidate>(
  candidates: readonly C[],
  dayShare: number,
): WeighedAds<C> {
  const all = candidates.filter((candidate) => mayBeShown(candidate, dayShare))
  const ofCampaign = new Map<number, number>()
  for (const { campaignId } of all)
    ofCampaign.set(campaignId, (ofCampaign.get(campaignId) ?? 0) + 1)
  let sum = 0
  const sums = all.map((one) => (sum += weightOf(one, dayShare) / ofCampaign.get(one.campaignId)!))
  return { all, sums }
}

/** Number of draws before all candidates are checked. */
const DRAWS = 24

/**
 * The advertisement for a slot, or undefined when none fits. `random` answers numbers from 0 to 1.
 */
export function chooseAd<C extends AdCandidate>(
  { all, sums }: WeighedAds<C>,
  page: AdRequestContext,
  random: () => number,
): C | undefined {
  const about = aboutOf(page)
  const isTaken = (one: C) => fits(one, about, page.without) && random() < suitOf(one, about)
  for (let draw = 0; draw < DRAWS && all.length > 0; draw++) {
    const one = all[drawn(sums, random())]!
    if (isTaken(one)) return one
  }
  // Hardly any may stand here. What is drawn among these few has the same chances.
  const fitting = all.flatMap((one, i) =>
    fits(one, about, page.without)
      ? [{ one, weight: (sums[i]! - (sums[i - 1] ?? 0)) * suitOf(one, about) }]
      : [],
  )
  let sum = 0
  const few = fitting.map(({ weight }) => (sum += weight))
  return fitting[drawn(few, random())]?.one
}

/** Which of weights that are summed up a number from 0 to 1 stands for. */
function drawn(sums: readonly number[], random: number): number {
  const wanted = random * (sums.at(-1) ?? 0)
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > wanted) high = middle
    else low = middle + 1
  }
  return low
}
