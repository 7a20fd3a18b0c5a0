import { SOURCES } from '#district/sources.ts'

/** The source of a part of the sample listings, as the about page prints it. */
export type SampleSource = {
  /** The name of the source. */
  name: string
  /** Where our copy comes from, in words. */
  origin: string
  licence: string
  /** What was taken from it, and for which pages. */
  taken: string
  /** The slug of the category whose listings come from it. */
  category?: string
  /** Whether names, PIN codes or points of towns come from it. */
  hasTowns?: boolean
}

/** The sources of the sample listings in a language, in English where that has no text. */
export const getSources = (language: string): readonly SampleSource[] =>
  SOURCES.map(({ name, origin, licence, taken, ...rest }) => ({
    ...rest,
    name: name[language] ?? name.en!,
    origin: origin[language] ?? origin.en!,
    licence: licence[language] ?? licence.en!,
    taken: taken[language] ?? taken.en!,
  }))
