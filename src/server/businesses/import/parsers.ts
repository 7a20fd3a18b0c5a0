import * as cell from './cells.ts'
import type { Field } from './header.ts'
import type { Values } from './import-row.ts'

const upTo = (max: number) => (text: string) => cell.atMost(text, max)

/** How the cell of a field becomes its value; they throw CellProblem. */
export const PARSERS = {
  source_id: upTo(200),
  name: cell.nameCell,
  name_hi: cell.nameCell,
  description: upTo(5000),
  tagline: upTo(200),
  address: upTo(500),
  landmark: upTo(200),
  zip_code: cell.pinCell,
  phone: cell.phoneCell,
  alternate_phone: cell.phoneCell,
  whatsapp: cell.phoneCell,
  email: cell.emailCell,
  website: cell.websiteCell,
  latitude: cell.degreesCell,
  longitude: cell.degreesCell,
  tags: cell.tagsCell,
  business_type: cell.businessTypeCell,
  established_year: cell.yearCell,
  hours: cell.hoursCell,
  source_date: cell.sourceDateCell,
} as const satisfies Partial<Record<Field, (text: string) => unknown>>

export type ParsedField = keyof typeof PARSERS

/** What a cleared cell means, where that is not null. */
export const EMPTY: Partial<Values> = { description: '', address: '', tags: [] }
