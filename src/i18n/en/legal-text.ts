/** The names that a text of rules mentions. */
export type LegalSubject = { site: string; district: string; state: string }

/**
 * A text of rules in short sections. `changed` is the day of the last change of its words: update
 * it with them.
 */
export type LegalText = {
  title: string
  changed: string
  lede: (subject: LegalSubject) => string
  /** The language of the sections, where it is not that of the page. */
  lang?: 'en'
  sections: ReadonlyArray<{
    id: string
    title: string
    points?: readonly string[]
    paragraphs?: readonly string[]
  }>
}
