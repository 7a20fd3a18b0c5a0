import { foldWords } from '#shared/text/fold.ts'

/**
 * Words that do not help to tell places apart. Documents leave them out, and a search drops them.
 */
const FILLERS = new Set(
  foldWords(
    'a an and at for in of on or the to near nearby opposite ka ke ki ko me mein se aur paas ' +
      'nazdeek nikat samne',
  ),
)

/**
 * Words people add though a listing may not have them: a search drops them before any other word.
 */
const WEAK = new Set(
  foldWords('branch shakha main mukhya wala wali karyalay shop dukan number list'),
)

export const isFiller = (word: string): boolean => FILLERS.has(word)
export const isWeak = (word: string): boolean => WEAK.has(word)
