import { sql, type SQL } from 'drizzle-orm'
import type { ListingValues } from './import-row.ts'

/** The columns an import writes, with their types. */
const TYPES = {
  name: 'text',
  name_hi: 'text',
  category_id: 'integer',
  location_id: 'integer',
  description: 'text',
  tagline: 'text',
  address: 'text',
  landmark: 'text',
  zip_code: 'text',
  phone: 'text',
  alternate_phone: 'text',
  whatsapp_number: 'text',
  email: 'text',
  website: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  tags: 'text[]',
  business_type: 'text',
  established_year: 'smallint',
  hours: 'jsonb',
  source_date: 'text',
} as const satisfies Record<keyof ListingValues, string>

export const COLUMN_NAMES = Object.keys(TYPES) as (keyof ListingValues)[]

/** `name, name_hi, …`, with a prefix such as `b.` when one is given. */
export const columnList = (prefix = ''): SQL =>
  sql.raw(COLUMN_NAMES.map((name) => prefix + name).join(', '))

/** `name = r.name, …` */
export const updateAssignments = sql.raw(
  COLUMN_NAMES.map((name) => `${name} = r.${name}`).join(', '),
)

/**
 * The rows as a table `r`; `more` names further columns, as `slug text`. One parameter, however
 * many rows.
 */
export function rowsToSqlTable(rows: readonly object[], more: string): SQL {
  const columns = Object.entries(TYPES).map(([name, type]) => `${name} ${type}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(
    [...columns, more].join(', '),
  )})`
}
