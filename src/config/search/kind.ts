/**
 * A kind of place that people look for, and what they call it. Another district edits these tables,
 * not the search.
 */
export type SearchKind = {
  /** Stays the same for ever: it is part of the index. */
  id: string
  name: string
  nameHi: string
  /** What people type for it, in any script; several words are one phrase. Separated by commas. */
  words: string
  /** Slugs of categories all of whose places are of this kind. */
  all?: readonly string[]
  /** Slugs of categories in which a place is of this kind if its name or tags say so. */
  some?: readonly string[]
  /** Kinds to show when there is no place of this one, the nearest in meaning first. */
  near?: readonly string[]
  /** Ids of helplines that answer the same need. */
  helplines?: readonly string[]
}
