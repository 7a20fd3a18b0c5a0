import type { businesses } from '#server/kit/db/tables/index.ts'
import type { ColumnOf } from '#server/businesses/write/values.ts'
import type { FieldWith, ImportedField } from '#shared/rules/business-fields.ts'

/** State and district only lead to the town. */
export type StoredField = Exclude<ImportedField, FieldWith<'shown', 'nowhere'>>
type Column = ColumnOf<StoredField> | 'sourceDate'
type Table = typeof businesses

/** The fields of a listing that an import writes; the names are those of the table's columns. */
export type ListingValues = {
  [Name in Column as Table[Name]['_']['name']]: Table['$inferSelect'][Name]
}

/** A row that can be written. */
export type ImportRow = ListingValues & { source: string; source_id: string }
