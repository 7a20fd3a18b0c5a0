import { foldText } from '#shared/text/fold.ts'
import { isFillerWord } from './noise.ts'

/**
 * Marks an acronym in the document, so that it is never taken for a word or the beginning of one.
 */
const MARK = '='
const MIN_LETTERS = 3
const MAX_LETTERS = 5

/** The lexeme under which an acronym is kept. */
export const toAcronymLexeme = (foldedWord: string): string => MARK + foldedWord

/**
 * What people may call a long name by its initials: "State Bank of India, Panki" gives sbi, sboi
 * and sbip. Three to five letters from the name's beginning, with and without its small words;
 * folded, as the typed acronym will be.
 */
export function listAcronyms(name: string): string[] {
  const words = (name.match(/[A-Za-z][A-Za-z'’.]*/g) ?? []).slice(0, MAX_LETTERS + 2)
  const main = words.filter((word) => !isFillerWord(foldText(word)))
  if (main.length < MIN_LETTERS && words.length < MIN_LETTERS) return []
  const initials = [words, main].map((all) => all.map((word) => word.charAt(0)).join(''))
  const lengths = Array.from(
    { length: MAX_LETTERS - MIN_LETTERS + 1 },
    (_, index) => MIN_LETTERS + index,
  )
  const runs = initials.flatMap((letters) =>
    lengths.filter((n) => n <= letters.length).map((n) => letters.slice(0, n)),
  )
  return [...new Set(runs.map((run) => toAcronymLexeme(foldText(run))))]
}
