import { getEditDistance } from '#shared/text/edit-distance.ts'
import { isCommon } from './common-words.ts'
import { toPhraseKey } from './place-types.ts'
import type { DictionaryMatch } from './lookup.ts'
import type { NearWord } from './similar-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { FoldedWord } from './words.ts'

/** What a misspelt word may have been meant to be, by the word, the likeliest first. */
export type CorrectionCandidates = Map<string, NearWord[]>

/** So short a word is one slip away from many, but from few that complete a phrase. */
const MIN_COMPLETED = 3
const MIN_COMPLETING = 4

/**
 * Of the words that a misspelt one may have been, one that makes a known phrase with its neighbour
 * is meant: `polt office` is a post office, though `plot` is as near. A word too short to be
 * corrected by itself, or nearer to some name, is one of a phrase too, unless it is rather the
 * name of a place or its neighbour has a phrase already.
 */
export function pickPhraseCorrections(
  typed: readonly FoldedWord[],
  fixes: CorrectionCandidates,
  vocabulary: Vocabulary,
  dictionary: ReadonlyMap<string, DictionaryMatch>,
): void {
  const { meanings } = vocabulary
  for (const [index, word] of typed.entries()) {
    const near = fixes.get(word.word) ?? []
    const entry = dictionary.get(word.word)
    const [before, after] = [typed[index - 1], typed[index + 1]]
    const fits = (fix: FoldedWord) =>
      besides(before).some((other) => isPhrase(other, fix)) ||
      besides(after).some((other) => isPhrase(fix, other))
    const isFree =
      !isPhrase(typed[index - 2], before) && !isPhrase(after, typed[index + 2]) && !near[0]?.place
    const fitting =
      near.find(fits) ??
      (isFree && entry && !entry.whole
        ? findPhraseCorrections(word, vocabulary, fits)[0]
        : undefined)
    if (fitting) fixes.set(word.word, [fitting])
  }

  function isPhrase(one: FoldedWord | undefined, other: FoldedWord | undefined): boolean {
    return one !== undefined && other !== undefined && meanings.has(toPhraseKey([one, other]))
  }

  /** A neighbour as typed, and what it was corrected to. */
  function besides(neighbour: FoldedWord | undefined): FoldedWord[] {
    return neighbour ? [neighbour, ...(fixes.get(neighbour.word) ?? []).slice(0, 1)] : []
  }
}

/** The words of phrases that a word without a meaning of its own may be a slip of. */
export function findPhraseCorrections(
  typed: FoldedWord,
  { words }: Vocabulary,
  fits: (word: FoldedWord) => boolean = () => true,
): NearWord[] {
  const { spelling } = typed
  const slips = slipsAllowed(typed)
  if (!/^[a-z]+$/.test(spelling) || spelling.length < MIN_COMPLETED || isCommon(typed)) return []
  return words
    .filter(
      (known) =>
        known.spelling.length >= MIN_COMPLETING &&
        Math.abs(known.spelling.length - spelling.length) <= slips &&
        known.word !== typed.word &&
        fits(known),
    )
    .map((known) => ({ ...known, written: getEditDistance(spelling, known.spelling, slips) }))
    .filter(({ written }) => written <= slips)
    .sort((a, b) => a.written - b.written)
    .map((known) => ({ ...known, place: false, slips: known.written }))
}

/** Of fewer letters two slips leave too little. */
const MIN_TWICE = 5
const slipsAllowed = ({ spelling }: FoldedWord) => (spelling.length < MIN_TWICE ? 1 : 2)
