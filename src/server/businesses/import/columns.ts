import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ImportRow } from './row.ts'

/** The columns an import writes, with their types; `source_id` identifies the row. */
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
} as const satisfies Record<Exclude<keyof ImportRow, 'source_id'>, string>

const names = Object.keys(TYPES)

/** `name, name_hi, …`, with a prefix such as `b.` when one is given. */
export const columnList = (prefix = ''): SQL =>
  sql.raw(names.map((name) => prefix + name).join(', '))

/** `name = r.name, …` */
export const assignments = sql.raw(names.map((name) => `${name} = r.${name}`).join(', '))

/**
 * The rows as a table `r`; `more` names further columns, as `slug text`. One parameter, however
 * many rows.
 */
export function rowsAsTable(rows: readonly (ImportRow & { slug?: string })[], more = ''): SQL {
  const columns = Object.entries(TYPES).map(([name, type]) => `${name} ${type}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (source_id text,
      ${sql.raw(columns.join(', ') + more)})`
}
