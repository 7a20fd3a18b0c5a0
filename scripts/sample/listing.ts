import { IMPORT_FIELDS, type ImportField } from '#shared/rules/imports.ts'

type Column = Exclude<ImportField, 'hours'> | 'source_note'

/** The columns of `businesses.csv`: the importer's own, and where the facts come from. */
export const listingColumns: readonly Column[] = [
  ...IMPORT_FIELDS.filter((field) => field !== 'hours'),
  'source_note',
]

/** One listing as written; a column that is left out is unknown and stays empty. */
export type SampleListing = Partial<Record<Column, string>> & {
  source_id: string
  name: string
  category: string
  city: string
}

/** What a source gave, and what of it was left out, with the reason. */
export type SourceResult = { listings: SampleListing[]; dropped: string[] }

/** Parts joined by a separator, without the empty ones. */
export function joinParts(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(separator)
}
