/** `note` tells what is doubtful about the value, or what it counts. */
export type GuideFact = { label: string; value: string; note?: string }

export type GuideItem<Drawing extends string = string> = {
  title: string
  /** Beside an English name. */
  nameHi?: string
  text: string
  drawing?: Drawing
}

export type Attraction<Drawing extends string = string, Type extends string = string> = {
  name: string
  nameHi?: string
  type: Type
  drawing: Drawing
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

/** What people ask a search for beside the headings: it leads to a section. */
export type GuideQuestion = {
  section: string
  title: string
  titleHi?: string
  words: string
  text: string
}

type Sourced<Of> = Of & { sources: string }
type Items<Drawing extends string> = { items: readonly GuideItem<Drawing>[] }

/**
 * The text of a district's guide; the page adds the order, the headings and the drawings. A section
 * that the file does not have is not shown. `sources` names the origin of its facts; facts without
 * a source are left out.
 */
export type GuideOf<Drawing extends string = string, Type extends string = string> = {
  title: string
  titleHi?: string
  lede: string
  description: string
  keywords: string
  badges: readonly string[]
  facts?: Sourced<{ items: readonly GuideFact[] }>
  about?: Sourced<{ paragraphs: readonly string[]; reasons: readonly GuideItem<Drawing>[] }>
  attractions?: Sourced<{ lede: string; items: readonly Attraction<Drawing, Type>[] }>
  culture?: Sourced<{ lede: string } & Items<Drawing>>
  economy?: Sourced<Items<Drawing>>
  timeline?: Sourced<{ items: readonly { year: string; title: string; text: string }[] }>
  divisions?: Sourced<{
    lede: string
    items: readonly Division[]
    /** What the list below is of. */
    blocksTitle: string
    blocks: readonly string[]
  }>
  wildlife?: Sourced<{
    lede: string
    pictures: readonly { drawing: Drawing; name: string; nameHi?: string }[]
    groups: readonly GuideItem<Drawing>[]
  }>
  transport?: Sourced<Items<Drawing>>
  learning?: Sourced<Items<Drawing>>
  cuisine?: Sourced<{ lede: string } & Items<Drawing>>
  geography?: Sourced<{
    land: readonly string[]
    climate: readonly string[]
    seasons: readonly Season[]
  }>
  questions?: readonly GuideQuestion[]
}
