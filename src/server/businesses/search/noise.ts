import { HOURS_WORDS, FILLER_WORDS } from '#config/search/index.ts'
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
 * Words people add though a listing may not have them, and what they say around what they look for:
 * a search drops them beside any other word.
 */
const WEAK = new Set(
  foldWords(`branch shakha main mukhya wala wali karyalay shop dukan number list ${FILLER_WORDS}`),
)

const HOW_MANY = new Set(foldWords('kitne kitni many kul sankhya'))
const HOURS = new Set(foldWords(HOURS_WORDS))

export const isFillerWord = (word: string): boolean => FILLERS.has(word)
export const isWeakWord = (word: string): boolean => WEAK.has(word)
/** Of one who asks for a number of places. */
export const isHowManyWord = (word: string): boolean => HOW_MANY.has(word)
/** Of one who asks when a place is open. */
export const isHoursWord = (word: string): boolean => HOURS.has(word)
