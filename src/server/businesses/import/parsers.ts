import * as cell from './cells.ts'
import type { Field } from './header.ts'
import type { ListingValues } from './import-row.ts'

const upTo = (max: number) => (text: string) => cell.checkLength(text, max)

/** The others are looked up, or tell which listing a row is about. */
type ParsedCell = Exclude<
  Field,
  'category' | 'city' | 'district' | 'state' | 'number' | 'slug' | 'version' | 'source'
>

/** How the cell of a field becomes its value; they throw CellError. */
export const PARSERS = {
  source_id: upTo(200),
  name: cell.parseNameCell,
  name_hi: cell.parseNameCell,
  description: upTo(5000),
  tagline: upTo(200),
  address: upTo(500),
  landmark: upTo(200),
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

export type ParsedField = keyof typeof PARSERS

/** What a cleared cell means, where that is not null. */
export const CLEARED_VALUES: Partial<ListingValues> = { description: '', address: '', tags: [] }
