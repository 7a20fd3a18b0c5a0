import { LOCAL_LANGUAGE_NAME } from '#district/district.ts'
import { BUSINESS_FIELDS, listImportedFields, type FieldProperty } from './business-fields.ts'

/**
 * The states of an import that administrators began in their screen. `uploaded`, `checked`,
 * `stopped` and `failed` wait for a decision; those of `RUNNING_IMPORT_STATES` are worked on.
 */
export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const

export type ImportState = (typeof IMPORT_STATES)[number]

export const RUNNING_IMPORT_STATES = ['checking', 'importing', 'undoing'] as const

export const isImportRunning = (state: ImportState): boolean =>
  (RUNNING_IMPORT_STATES as readonly string[]).includes(state)

/** The largest file of listings. */
export const MAX_IMPORT_MB = 20

/**
 * Columns that no field of the form has. `number` is ours (BIZ-12): a row with one changes that
 * listing. `slug` shows that the number is of this site, `version` that nobody changed the listing
 * since the file was made.
 */
const OTHER_FIELDS = ['source_date', 'number', 'slug', 'version', 'source'] as const

export type ImportField = 'source_id' | FieldProperty<'import'> | (typeof OTHER_FIELDS)[number]

/** The columns of a file of listings, as the importer calls them. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  'source_id',
  ...listImportedFields().map((name) => BUSINESS_FIELDS[name].import),
  ...OTHER_FIELDS,
]

/** Fields that tell which listing a row is about; an import never changes them. */
export const IDENTITY_FIELDS = [
  'number',
  'slug',
  'version',
  'source',
  'source_id',
] as const satisfies readonly ImportField[]

const EXPORT_NAMES: Partial<Record<ImportField, string>> = {
  source_id: 'number in the source',
  name_hi: `name in ${LOCAL_LANGUAGE_NAME}`,
  description_hi: `description in ${LOCAL_LANGUAGE_NAME}`,
  city: 'town',
  zip_code: 'PIN code',
  alternate_phone: 'second phone',
  business_type: 'type',
  established_year: 'established',
  source_date: 'date of the facts',
}

/** What our own export calls a field. */
export const getExportColumnName = (field: ImportField): string =>
  EXPORT_NAMES[field] ?? field.replaceAll('_', ' ')

/**
 * Columns of our own export that an import does not take: they are decided elsewhere, or counted.
 */
export const EXPORT_ONLY_COLUMNS = [
  'status',
  'owner',
  'email of the owner',
  'verified',
  'featured',
  'reviews',
  'added',
  'changed',
] as const

/** A value that an import would change or changed, as the export writes it. */
export type FieldChange = { field: string; before: string; after: string }
