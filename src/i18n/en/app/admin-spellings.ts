import { LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'
import type { SpelledKind } from '#shared/rules/spelled-kinds.ts'

/** Names that have no spelling in the district's language or in English yet. */
export const adminSpellings = {
  intro: 'Choose the right spelling. Visitors see it only after you do.',
  kinds: {
    category: 'Category',
    location: 'Town',
    feature: 'Feature',
    field: 'Question',
    adCategory: 'Ad category',
    business: 'Listing',
  } satisfies Record<SpelledKind, string>,
  suggested: 'Suggested spellings',
  inHindi: `Name in ${language}`,
  inEnglish: 'Name in English',
  edit: 'Edit',
  skip: 'Skip',
  undo: 'Undo',
  save: 'Save',
  cancel: 'Cancel',
  enter: 'Enter a name',
  progress: (kept: number, left: number) => `${kept} saved, ${left} left`,
  saved: (spelling: string) => `Saved: ${spelling}`,
  skipped: (name: string) => `Skipped: ${name}`,
  undone: (name: string) => `Undone: ${name}`,
  failed: (name: string, reason: string) => `${name} was not saved: ${reason}`,
  done: 'All names are done',
  doneText: `New listings without a name in ${language} or English appear here.`,
  skippedText: (count: number) =>
    count === 1 ? 'You skipped 1 name.' : `You skipped ${count} names.`,
  showSkipped: 'Show skipped names',
}
