import type { BusinessListPage } from '#shared/view/business-list.ts'
import type { SearchNoteLinks } from '#shared/view/search-notes-html.ts'

/**
 * Shows above the results how the search understood its words. The drawing is fetched only when
 * there is something to tell; the same words leave the page as it is.
 */
export async function showSearchNotes(
  { reading, total }: BusinessListPage,
  ways: SearchNoteLinks,
): Promise<void> {
  const place = document.querySelector('.search-notes')
  if (!place) return
  const html = reading && isWorthTelling(reading, total) ? await draw(reading, total, ways) : ''
  if (place.innerHTML !== html) place.innerHTML = html
}

type Reading = NonNullable<BusinessListPage['reading']>

/** Each list and each `true` of a reading is a note; the others only name what a note is about. */
const isWorthTelling = (reading: Reading, total: number) =>
  total === 0 ||
  reading.instead !== null ||
  Object.values(reading).some((value) => value === true || (Array.isArray(value) && value[0]))

async function draw(
  ...of: [reading: Reading, total: number, ways: SearchNoteLinks]
): Promise<string> {
  const { drawSearchNotes } = await import('./draw-search-notes.ts')
  return drawSearchNotes(...of)
}
