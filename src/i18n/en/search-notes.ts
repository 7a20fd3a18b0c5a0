import type { SearchNoteTexts } from '#shared/view/search-notes.ts'

const inTown = (town: string | null) => (town ? ` in ${town}` : '')
const NEAREST_FIRST = 'Nearest places come first.'

/** What a search did beside what was asked, above its results. */
export const searchNotes: SearchNoteTexts = {
  noNumber: (number) => `No listing has the number ${number}.`,
  corrected: (shown, typed) => `Showing results for “${shown}”, not “${typed}”.`,
  ignored: (words, kind) =>
    `Nothing found for ${words}.${kind ? ` Showing results for: ${kind}.` : ''}`,
  leftOut: (kind, town, words) =>
    `No ${kind ?? 'place'}${inTown(town)} matches all words. Ignored: ${words}.`,
  partial: 'No place matches all words. Best matches come first.',
  unstated: 'Some places don’t list their doctors’ specialities. Call before you go.',
  hours: 'Open a place’s page to see its hours, where known.',
  otherKind: (kind) => `No ${kind} has that name. Showing other categories.`,
  notListed: (kind, town) => `No ${kind} is listed${inTown(town)} yet.`,
  noClosest: (kind) => `There is no ${kind} either.`,
  instead: (kind, town, other) =>
    `No ${kind} is listed${inTown(town)} yet. Showing ${other} instead.`,
  noneEither: (town) => `There is none in ${town} either. ${NEAREST_FIRST}`,
  elsewhere: (kind, town) => `No ${kind ?? 'place of that name'} in ${town}. ${NEAREST_FIRST}`,
  exact: 'Exact match',
  add: (kind) => `Add ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`,
  source: 'Source:',
}
