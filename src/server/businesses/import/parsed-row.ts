import type { ListingEdit } from './edit.ts'
import type { ImportRow } from './import-row.ts'
import type { ExistingListing } from './listing.ts'
import type { CsvRecord } from './records.ts'

/**
 * What a row of the file says, with its line and its cells there: a listing of a source, or changes
 * of one by our own number. `updates`: the listing of another source that it was decided to be.
 */
export type ParsedRow = CsvRecord &
  ({ row: ImportRow; updates?: ExistingListing | undefined } | { edit: ListingEdit })
