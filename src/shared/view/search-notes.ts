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

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/**
 * The sentences that tell what a search did beside what was asked: the same on the list, on the
 * page without script and wherever else results are shown. Empty when it found just what was typed.
 */
export function listSearchNotes(done: SearchChanges, total: number): string[] {
  const { corrected, ignored, dropped, partial, number } = done
  if (number !== null) return total > 0 ? [] : [`No listing has the number ${number}.`]
  return [
    ...corrected.map(({ from, to }) => `Showing results for “${to}”, not “${from}”.`),
    ...(ignored.length > 0
      ? [`Nothing found for ${quoted(ignored)}${shownInstead(done, total)}.`]
      : []),
    ...(dropped.length > 0 && total > 0 ? [leftOut(done)] : []),
    ...kindNotes(done, total),
    ...(partial && total > 0 ? ['No place matches all words. Best matches come first.'] : []),
    ...(done.unstated && total > 0
      ? ['Some places don’t list their doctors’ specialities. Call before you go.']
      : []),
    ...(done.hours && total > 0 ? ['See each page for opening hours, where known.'] : []),
  ]
}

/** Said only where no place has the words, which is why they were left out. */
const leftOut = ({ dropped, kind, instead, town, elsewhere, otherKind }: SearchChanges) => {
  const shown = otherKind ? undefined : (instead ?? kind)
  const where = town && !elsewhere ? ` in ${town}` : ''
  const what = `${shown ? shown.name : 'place'}${where}`
  return `No ${what} matches all words. Ignored: ${quoted(dropped)}.`
}

const shownInstead = ({ kind, instead }: SearchChanges, total: number) =>
  kind && !instead && total > 0 ? `; shown without it: ${kind.name}` : ''

function kindNotes(
  { kind, instead, closest, otherKind, town, elsewhere }: SearchChanges,
  total: number,
): string[] {
  const where = town ? ` in ${town}` : ''
  if (kind && otherKind) return [`No ${kind.name} has that name. Showing other categories.`]
  if (kind && total === 0)
    return [
      `No ${kind.name} is listed${where} yet.`,
      ...(closest ? [`There is no ${closest.name} either.`] : []),
    ]
  const nearest = 'Nearest places come first.'
  if (kind && instead)
    return [
      `No ${kind.name} is listed${elsewhere ? '' : where} yet. Showing ${instead.name} instead.`,
      ...(elsewhere && town ? [`There is none in ${town} either. ${nearest}`] : []),
    ]
  if (elsewhere && town)
    return [`No ${kind ? kind.name : 'place of that name'} in ${town}. ${nearest}`]
  return []
}
