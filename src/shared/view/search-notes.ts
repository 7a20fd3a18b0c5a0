/** How a search understood its words, as far as the visitor must know. */
export type SearchDone = {
  corrected: readonly { from: string; to: string }[]
  ignored: readonly string[]
  partial: boolean
  kind: { name: string } | null
  instead: { name: string } | null
  town: string | null
  elsewhere: boolean
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/**
 * The sentences that tell what a search did beside what was asked: the same on the list, on the
 * page without script and wherever else results are shown. Empty when it found just what was typed.
 */
export function searchNotes(done: SearchDone, total: number): string[] {
  const { corrected, ignored, partial } = done
  return [
    ...corrected.map(({ from, to }) => `Showing results for “${to}”, not “${from}”.`),
    ...(ignored.length > 0
      ? [`Nothing found for ${quoted(ignored)}${shownInstead(done, total)}.`]
      : []),
    ...kindNotes(done, total),
    ...(partial && total > 0
      ? ['No place has all of these words. Those with the most of them come first.']
      : []),
  ]
}

const shownInstead = ({ kind, instead }: SearchDone, total: number) =>
  kind && !instead && total > 0 ? `; shown without it: ${kind.name}` : ''

function kindNotes({ kind, instead, town, elsewhere }: SearchDone, total: number): string[] {
  const where = town ? ` in ${town}` : ''
  if (kind && total === 0) return [`No ${kind.name} is listed${where} yet.`]
  if (kind && instead)
    return [
      `No ${kind.name} is listed${elsewhere ? '' : where} yet. Shown instead: ${instead.name}.`,
    ]
  if (elsewhere && town)
    return [`No ${kind ? kind.name : 'place of that name'} in ${town}: the nearest come first.`]
  return []
}
