/** Whom and what a text of rules is about. */
export type LegalSubject = { site: string; district: string; state: string }

/**
 * A text of rules in short sections. `changed` is the day its words last changed: set it with them.
 */
export type LegalText = {
  title: string
  changed: string
  lede: (subject: LegalSubject) => string
  /** The gist in Hindi, for who reads that first; the text itself is in English. */
  inHindi: { title: string; points: readonly string[] }
  sections: ReadonlyArray<{
    id: string
    title: string
    points?: readonly string[]
    paragraphs?: readonly string[]
  }>
}
