import type { DrawingName } from '#shared/drawings/drawings.ts'

/** The six kinds of attraction, as the specification names them. */
export const ATTRACTION_TYPES = [
  'Wildlife',
  'Heritage',
  'Nature',
  'Hill Station',
  'Water Body',
  'Religious',
] as const

export type AttractionType = (typeof ATTRACTION_TYPES)[number]

/** `note` tells what is doubtful about the value, or what it counts. */
export type GuideFact = { label: string; value: string; note?: string }

export type GuideItem = { title: string; text: string; drawing?: DrawingName }

export type Attraction = {
  name: string
  /** Beside an English name. */
  nameHi?: string
  type: AttractionType
  drawing: DrawingName
  text: string
  details: readonly string[]
}

/** `population` is null if no figure was found, and the page says so. */
export type Division = { name: string; kind: string; population: string | null; note: string }

export type Season = {
  name: string
  nameHi?: string
  /** 1 to 12. */ from: number
  to: number
  text: string
}

/**
 * The text of the district guide; the page adds the order, the headings and the drawings. Each
 * section's `sources` names the origin of its facts; facts without a source are left out.
 */
export type Guide = {
  title: string
  titleHi?: string
  lede: string
  description: string
  keywords: string
  /** Four. */
  badges: readonly string[]
  facts: { items: readonly GuideFact[]; sources: string }
  about: { paragraphs: readonly string[]; reasons: readonly GuideItem[]; sources: string }
  attractions: { lede: string; items: readonly Attraction[]; sources: string }
  culture: { lede: string; items: readonly GuideItem[]; sources: string }
  economy: { items: readonly GuideItem[]; sources: string }
  timeline: { items: readonly { year: string; title: string; text: string }[]; sources: string }
  divisions: {
    lede: string
    items: readonly Division[]
    blocks: readonly string[]
    sources: string
  }
  wildlife: {
    lede: string
    pictures: readonly { drawing: DrawingName; name: string; nameHi?: string }[]
    groups: readonly GuideItem[]
    sources: string
  }
  transport: { items: readonly GuideItem[]; sources: string }
  learning: { items: readonly GuideItem[]; sources: string }
  cuisine: { lede: string; items: readonly (GuideItem & { nameHi?: string })[]; sources: string }
  geography: {
    land: readonly string[]
    climate: readonly string[]
    seasons: readonly Season[]
    sources: string
  }
}
