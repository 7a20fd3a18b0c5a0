/**
 * A kind of place that people look for, and their words for it. Another district edits these
 * tables, not the search.
 */
export type PlaceType = {
  /** Never changes: the index holds it. */
  id: string
  name: string
  nameHi: string
  /** What people type for it, in any script, separated by commas; several words are one phrase. */
  words: string
  /** Slugs of categories whose places are all of this kind. */
  all?: readonly string[]
  /** Slugs of categories whose places are of this kind if their name or tags say so. */
  some?: readonly string[]
  /** Kinds to show if no place is of this kind, the nearest in meaning first. */
  near?: readonly string[]
  /** Kinds whose places help with the same need: shown behind those of the kind itself. */
  also?: readonly string[]
  /** A branch of medicine: few places state theirs, so that is said. */
  speciality?: true
  /** Ids of helplines that answer the same need. */
  helplines?: readonly string[]
}
