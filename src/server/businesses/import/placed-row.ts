import type { ListingEdit } from './edit.ts'
import type { ImportRow } from './import-row.ts'
import type { CsvRecord } from './records.ts'

/**
 * What a row of the file says, with its line and its cells there: a listing of a source, or changes
 * of one by our own number.
 */
export type ParsedRow = CsvRecord & ({ row: ImportRow } | { edit: ListingEdit })
