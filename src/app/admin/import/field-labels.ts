import { adminImport } from '#i18n/en/app/admin-import.ts'
import { importDecisions } from '#i18n/en/app/import-decisions.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { BUSINESS_FIELDS, listImportedFields } from '#shared/rules/business-fields.ts'

const inForm = { ...listing.fields, ...listing.others }
const LABELS: Partial<Record<string, string>> = {
  ...Object.fromEntries(
    listImportedFields().map((name) => [BUSINESS_FIELDS[name].import, inForm[name]]),
  ),
  ...adminImport.fields,
  row: importDecisions.row,
}

/** What a field of a file is called: as in the form of a listing, unless an import says more. */
export const getFieldLabel = (field: string): string => LABELS[field] ?? field
