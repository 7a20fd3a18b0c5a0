import { PREFIX, toHref } from '#shared/view/address.ts'
import { searchNotes } from '#i18n/en/search-notes.ts'
import {
  renderSearchNotes,
  type SearchNoteLinks,
  type SearchResultNotes,
} from '#shared/view/search-notes-html.ts'

/** The notes above search results as HTML, in the language of the page; loaded when needed. */
export const drawSearchNotes = (
  reading: SearchResultNotes,
  total: number,
  ways: SearchNoteLinks,
): string => renderSearchNotes(PREFIX ? linkInLanguage(reading) : reading, total, ways, searchNotes)

/** The API names pages of the site by what all languages share. */
const linkInLanguage = (reading: SearchResultNotes): SearchResultNotes => ({
  ...reading,
  answers: reading.answers.map((answer) => ({
    ...answer,
    href: answer.href?.startsWith('/') ? toHref(answer.href) : answer.href,
  })),
})
