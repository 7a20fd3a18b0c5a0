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
): string => renderSearchNotes(reading, total, ways, searchNotes)
