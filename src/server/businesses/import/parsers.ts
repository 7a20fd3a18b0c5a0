import {
  BUSINESS_FIELDS,
  listImportedFields,
  type FieldProperty,
  type FieldWith,
  type ImportedField,
  type PlainKind,
} from '#shared/rules/business-fields.ts'
import * as cell from './cells.ts'
import type { Field } from './header.ts'
import type { ListingValues } from './import-row.ts'

const upTo = (max: number) => (text: string) => cell.checkLength(text, max)

/** Fields whose kind says how a cell is read. */
type PlainField = ImportedField & FieldWith<'kind', PlainKind>

const parserOf = (name: PlainField) => {
  const field = BUSINESS_FIELDS[name]
  return field.kind === 'line' ? upTo(field.max) : cell.parseYesNoCell
}
const isPlain = (name: ImportedField): name is PlainField =>
  BUSINESS_FIELDS[name].kind === 'line' || BUSINESS_FIELDS[name].kind === 'yes-no'

const PLAIN_PARSERS = Object.fromEntries(
  listImportedFields()
    .filter(isPlain)
    .map((name) => [BUSINESS_FIELDS[name].import, parserOf(name)]),
) as Record<FieldProperty<'import', PlainField>, ReturnType<typeof parserOf>>

/** The others are looked up, or tell which listing a row is about. */
type ParsedCell = Exclude<
  Field,
  'category' | 'city' | 'district' | 'state' | 'number' | 'slug' | 'version' | 'source'
>

/** How the cell of a field becomes its value; they throw CellError. */
export const PARSERS = {
  ...PLAIN_PARSERS,
  source_id: upTo(200),
  name: cell.parseNameCell,
  name_hi: cell.parseNameCell,
  description: upTo(BUSINESS_FIELDS.description.max),
  description_hi: upTo(BUSINESS_FIELDS.descriptionHi.max),
  address: upTo(BUSINESS_FIELDS.address.max),
  zip_code: cell.parsePinCell,
  phone: cell.parsePhoneCell,
  alternate_phone: cell.parsePhoneCell,
  whatsapp: cell.parsePhoneCell,
  email: cell.parseEmailCell,
  website: cell.parseWebsiteCell,
  latitude: cell.parseDegreesCell,
  longitude: cell.parseDegreesCell,
  tags: cell.parseTagsCell,
  business_type: cell.parseBusinessTypeCell,
  established_year: cell.parseYearCell,
  hours: cell.parseHoursCell,
  source_date: cell.parseSourceDateCell,
} as const satisfies Record<ParsedCell, (text: string) => unknown>

export type ParsedFieldName = keyof typeof PARSERS

/** What a cleared cell means, where that is not null. */
export const CLEARED_VALUES: Partial<ListingValues> = {
  ...{ description: '', description_hi: '', address: '', tags: [] },
}
