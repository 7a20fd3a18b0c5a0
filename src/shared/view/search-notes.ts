/** How a search understood its words, as far as the visitor must know. */
export type SearchChanges = {
  corrected: readonly { from: string; to: string }[]
  ignored: readonly string[]
  dropped: readonly string[]
  number: string | null
  partial: boolean
  kind: { name: string } | null
  instead: { name: string } | null
  closest: { name: string } | null
  otherKind: boolean
  unstated: boolean
  hours: boolean
  town: string | null
  elsewhere: boolean
}

/** The sentences in one language; src/i18n has them. Words come quoted, kinds and towns as names. */
export interface SearchNoteTexts {
  noNumber: (number: string) => string
  corrected: (shown: string, typed: string) => string
  /** `kind`: what is shown without the words, if anything. */
  ignored: (words: string, kind: string | null) => string
  leftOut: (kind: string | null, town: string | null, words: string) => string
  partial: string
  unstated: string
  hours: string
  otherKind: (kind: string) => string
  notListed: (kind: string, town: string | null) => string
  noClosest: (kind: string) => string
  instead: (kind: string, town: string | null, other: string) => string
  noneEither: (town: string) => string
  elsewhere: (kind: string | null, town: string) => string
  /** The links after the sentences. */
  exact: string
  add: (kind: string) => string
  /** Before the source of an answer. */
  source: string
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/**
 * The sentences that tell what a search did beside what was asked: the same on the list, on the
 * page without script and wherever else results are shown. Empty when it found just what was typed.
 */
export function listSearchNotes(done: SearchChanges, total: number, t: SearchNoteTexts): string[] {
  const { corrected, ignored, dropped, partial, number } = done
  if (number !== null) return total > 0 ? [] : [t.noNumber(number)]
  return [
    ...corrected.map(({ from, to }) => t.corrected(to, from)),
    ...(ignored.length > 0 ? [t.ignored(quoted(ignored), shownWithout(done, total))] : []),
    ...(dropped.length > 0 && total > 0 ? [leftOut(done, t)] : []),
    ...kindNotes(done, total, t),
    ...(partial && total > 0 ? [t.partial] : []),
    ...(done.unstated && total > 0 ? [t.unstated] : []),
    ...(done.hours && total > 0 ? [t.hours] : []),
  ]
}

/** Said only where no place has the words, which is why they were left out. */
function leftOut(done: SearchChanges, t: SearchNoteTexts): string {
  const { dropped, kind, instead, town, elsewhere, otherKind } = done
  const shown = otherKind ? null : (instead ?? kind)
  return t.leftOut(shown?.name ?? null, elsewhere ? null : town, quoted(dropped))
}

const shownWithout = ({ kind, instead }: SearchChanges, total: number) =>
  kind && !instead && total > 0 ? kind.name : null

function kindNotes(
  { kind, instead, closest, otherKind, town, elsewhere }: SearchChanges,
  total: number,
  t: SearchNoteTexts,
): string[] {
  if (kind && otherKind) return [t.otherKind(kind.name)]
  if (kind && total === 0)
    return [t.notListed(kind.name, town), ...(closest ? [t.noClosest(closest.name)] : [])]
  if (kind && instead)
    return [
      t.instead(kind.name, elsewhere ? null : town, instead.name),
      ...(elsewhere && town ? [t.noneEither(town)] : []),
    ]
  return elsewhere && town ? [t.elsewhere(kind?.name ?? null, town)] : []
}
