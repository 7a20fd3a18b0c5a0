import { READS_HINDI } from '#district/district.ts'
import type { Words } from './words.ts'
import { HI_SECTIONS as sections } from './hi-sections.ts'
import { HI_APP as app, HI_PAPERS as papers } from './hi-app.ts'
import { HI_TEXTS as texts } from './hi-companions.ts'
import { HI_SECTION_HEADINGS as headings } from './hi-parts.ts'
import { HI_CLOSED_NOTICES as notices } from './hi-standing.ts'

/*
 * Stands for the five files of Hindi companions in bundles of other languages than English: a page
 * in Hindi says nothing twice (scripts/imports/language.ts).
 */

/** The same keys without a text. */
function blank<T>(texts: T): Words<T> {
  if (typeof texts === 'string') return '' as Words<T>
  if (typeof texts === 'function') return (() => '') as Words<T>
  const entries = Object.entries(texts as Record<string, unknown>).map(
    ([key, text]) => [key, blank(text)] as const,
  )
  return Object.fromEntries(entries) as Words<T>
}

export const HI_SECTIONS = /* @__PURE__ */ blank(sections)
export const HI_APP = /* @__PURE__ */ blank(app)
export const HI_PAPERS = /* @__PURE__ */ blank(papers)
export const HI_SECTION_HEADINGS = /* @__PURE__ */ blank(headings)
export const HI_CLOSED_NOTICES = /* @__PURE__ */ blank(notices)
/** The label of the district is a name, and stays; in another language than Hindi it is that alone. */
export const HI_TEXTS: Words<typeof texts> = /* @__PURE__ */ (() => ({
  ...blank(texts),
  districtLabel: READS_HINDI ? texts.districtLabel : (district: string) => district,
}))()
