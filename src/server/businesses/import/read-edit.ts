import { normaliseLine } from '#shared/text/plain-text.ts'
import { CellError, parseListingNumber, quoteValue } from './cells.ts'
import { getCellChanges, type ListingEdit } from './edit.ts'
import type { Cells, Field } from './header.ts'
import type { ExistingListing } from './listing.ts'
import type { RowProblem, RowContext } from './row.ts'

/** The number of our own that a row says, null when it says none. Throws CellError. */
export function readListingNumber(cells: Cells): number | null {
  const text = normaliseLine(cells.number)
  return text === '' ? null : parseListingNumber(text)
}

/** The same, null also for what is no number. */
export function readListingNumberOrNull(cells: Cells): number | null {
  try {
    return readListingNumber(cells)
  } catch (error) {
    if (error instanceof CellError) return null
    throw error
  }
}

/**
 * Reads a row with our number against its listing. Refused are numbers that are not this site's, or
 * not any more, and changes of a listing that somebody changed since the file was made.
 */
export function readEdit(
  cells: Cells,
  listing: ExistingListing | undefined,
  fields: ReadonlySet<Field>,
  context: Pick<RowContext, 'kinds' | 'places'>,
): ListingEdit | { problems: RowProblem[] } {
  const problem = (field: Field, reason: string) => ({ problems: [{ field, reason }] })
  const number = normaliseLine(cells.number)
  if (!listing)
    return problem(
      'number',
      `there is no listing ${quoteValue(number)} on this site any more; empty the cell to add ` +
        'the row as a new listing',
    )
  if (!isProved(cells, listing, fields))
    return problem(
      'number',
      `${quoteValue(number)} is ${quoteValue(listing.name)} on this site, which does not match ` +
        'this row. Is the file from another site?',
    )
  const read = getCellChanges(cells, listing, fields, context)
  if ('problems' in read) return read
  const version = normaliseLine(cells.version)
  const basis = /^\d{1,15}$/.test(version) ? Number(version) : null
  if (read.changes.length > 0) {
    if (listing.deleted)
      return problem('number', 'its owner deleted this listing; restore it first')
    const isCurrent = basis === listing.version || basis === listing.basis
    if (version !== '' && !isCurrent)
      return problem(
        'version',
        'somebody changed this listing after the file was made; export it again, or empty this ' +
          'cell to write over what they changed',
      )
  }
  return { listing, ...read, basis }
}

/** A number alone may be of another site: something else of the row must be the listing's too. */
function isProved(cells: Cells, listing: ExistingListing, fields: ReadonlySet<Field>): boolean {
  const says = (field: Field, values: readonly (string | null)[]) =>
    fields.has(field) && values.includes(normaliseLine(cells[field]))
  return (
    says('slug', [listing.slug, ...listing.former_slugs]) ||
    (says('source', [listing.source]) && says('source_id', [listing.source_id])) ||
    says('name', [normaliseLine(listing.name)])
  )
}
