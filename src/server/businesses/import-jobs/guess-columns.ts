import { isOwnExport } from '#server/businesses/import/index.ts'
import {
  IDENTITY_FIELDS,
  getExportColumnName,
  IMPORT_FIELDS,
  type ImportField,
} from '#shared/rules/imports.ts'
import { foldText } from '#shared/text/fold.ts'

/** Other names of the columns, in English and Hindi; the most exact first. */
const NAMES: Partial<Record<ImportField, readonly string[]>> = {
  source_id: [
    'udise code',
    'udise',
    'ifsc',
    'ifsc code',
    'id',
    'code',
    'sr no',
    's no',
    'serial number',
    'क्रमांक',
    'क्रम संख्या',
    'कोड',
  ],
  name: [
    'business name',
    'shop name',
    'listing',
    'title',
    'branch',
    'school name',
    'hospital name',
    'name of school',
    'name of the school',
    'office',
    'office name',
    'station name',
    'नाम',
    'दुकान का नाम',
    'व्यवसाय का नाम',
    'दुकान',
  ],
  name_hi: ['hindi name', 'name in hindi', 'name hindi', 'हिंदी नाम', 'हिन्दी नाम', 'नाम हिंदी'],
  category: ['kind', 'type', 'business category', 'श्रेणी', 'वर्ग', 'प्रकार'],
  description_hi: ['description in hindi', 'hindi description', 'हिंदी विवरण'],
  description: ['about', 'details', 'विवरण', 'जानकारी'],
  tagline: ['slogan', 'टैगलाइन'],
  address: [
    'address first line',
    'address line 1',
    'location',
    'street',
    'street address',
    'full address',
    'पता',
    'पूरा पता',
  ],
  landmark: ['near', 'पहचान', 'निकट'],
  city: ['town', 'place', 'village', 'block', 'शहर', 'नगर', 'कस्बा', 'गाँव', 'गांव', 'प्रखंड'],
  district: ['zila', 'जिला', 'ज़िला'],
  state: ['राज्य'],
  zip_code: ['pin', 'pin code', 'pincode', 'postal code', 'zip', 'पिन', 'पिन कोड', 'पिनकोड'],
  phone: [
    'mobile',
    'phone number',
    'mobile number',
    'contact',
    'contact number',
    'telephone',
    'tel',
    'telephone number',
    'फोन',
    'फ़ोन',
    'मोबाइल',
    'फोन नंबर',
    'मोबाइल नंबर',
    'दूरभाष',
  ],
  alternate_phone: ['second phone', 'phone 2', 'mobile 2', 'other phone', 'दूसरा फोन', 'दूसरा नंबर'],
  whatsapp: ['whatsapp number', 'व्हाट्सएप', 'व्हाट्सऐप'],
  email: ['mail', 'e mail', 'email address', 'ईमेल', 'ई मेल'],
  website: ['web', 'url', 'site', 'web address', 'वेबसाइट'],
  latitude: ['lat', 'अक्षांश'],
  longitude: ['lng', 'lon', 'long', 'देशांतर'],
  tags: ['keywords', 'टैग'],
  business_type: ['ownership', 'legal form'],
  established_year: ['established', 'since', 'founded', 'year', 'स्थापना', 'स्थापना वर्ष'],
  hours: ['opening hours', 'timings', 'समय', 'खुलने का समय'],
  source_date: ['date', 'as of', 'updated', 'दिनांक', 'तारीख'],
}

const plain = (name: string) => foldText(name.replace(/[_/.-]+/g, ' '))

/** Guesses the column of each field from the column names. */
export function guessColumnMapping(
  columns: readonly string[],
): Partial<Record<ImportField, string>> {
  const left = new Map(columns.map((column) => [plain(column), column] as const).reverse())
  const guess: Partial<Record<ImportField, string>> = {}
  const take = (field: ImportField, name: string) => {
    const column = left.get(name)
    if (column === undefined || name === '' || guess[field] !== undefined) return
    guess[field] = column
    left.delete(name)
  }
  const isOwn = isOwnExport(columns)
  // A "number" or a "source" of another file is something else.
  const isOurs = (field: ImportField) =>
    field !== 'source_id' && (IDENTITY_FIELDS as readonly ImportField[]).includes(field)
  const fields = IMPORT_FIELDS.filter((field) => isOwn || !isOurs(field))
  // A field's own name wins over another field's other name.
  for (const field of fields) take(field, plain(field))
  if (isOwn) for (const field of fields) take(field, plain(getExportColumnName(field)))
  for (const field of IMPORT_FIELDS) for (const name of NAMES[field] ?? []) take(field, plain(name))
  return guess
}
