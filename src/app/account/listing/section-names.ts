import { listing as t } from '#i18n/en/app/listing.ts'

/** The parts of the form of a listing, in their order. */
export type SectionName = keyof typeof t.sections
export const SECTIONS = Object.keys(t.sections) as SectionName[]

/** How far a part is. */
export type SectionState = {
  /** Undefined while something is to be done, and for an optional section that is blank. */
  look?: 'done' | 'wrong'
  /** What is missing or wrong. */
  text?: string
  /** What is filled in, for a section that is closed. */
  summary: string
}
