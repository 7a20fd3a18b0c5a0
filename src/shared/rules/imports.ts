/**
 * The states of an import that administrators began in their screen. `uploaded`, `checked`,
 * `stopped` and `failed` wait for a decision; those of `RUNNING_IMPORTS` are worked on.
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

export const RUNNING_IMPORTS = ['checking', 'importing', 'undoing'] as const

export const isRunning = (state: ImportState): boolean =>
  (RUNNING_IMPORTS as readonly string[]).includes(state)

/** The columns of a file of listings, as the importer calls them. */
export const IMPORT_FIELDS = [
  'source_id',
  'name',
  'name_hi',
  'category',
  'description',
  'tagline',
  'address',
  'landmark',
  'city',
  'district',
  'state',
  'zip_code',
  'phone',
  'alternate_phone',
  'whatsapp',
  'email',
  'website',
  'latitude',
  'longitude',
  'tags',
  'business_type',
  'established_year',
  'hours',
  'source_date',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]
