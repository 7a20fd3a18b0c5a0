import { sql, type Column, type SQL } from 'drizzle-orm'
import { businesses } from '#server/kit/db/tables/index.ts'
import { getColumnName } from '#server/businesses/write/values.ts'
import { BUSINESS_FIELDS, listImportedFields } from '#shared/rules/business-fields.ts'
import type { Field } from './header.ts'
import type { ListingValues, StoredField } from './import-row.ts'

/** Together they say the town of a row. */
export const TOWN_FIELDS = ['city', 'district', 'state'] as const satisfies readonly Field[]

/** The columns that an import writes, by the field that is about them alone. */
const COLUMNS = new Map<Field, Column>([
  ...listImportedFields()
    .filter((name): name is StoredField => BUSINESS_FIELDS[name].shown !== 'nowhere')
    .map((name) => [BUSINESS_FIELDS[name].import, businesses[getColumnName(name)]] as const),
  ['source_date', businesses.sourceDate],
])
const nameOf = ({ name }: Column) => name as keyof ListingValues

export const COLUMN_NAMES = [...COLUMNS.values()].map(nameOf)

/** The column of a field that has one of its own, or says where the listing is. */
export function getFieldColumn(field: Field): keyof ListingValues | undefined {
  const column = COLUMNS.get(field)
  if (column) return nameOf(column)
  return (TOWN_FIELDS as readonly Field[]).includes(field) ? 'location_id' : undefined
}

/** The field name under which a changed column is reported. */
export const getColumnField = (column: keyof ListingValues): Field =>
  [...COLUMNS].find(([, { name }]) => name === column)![0]

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
  const columns = [...COLUMNS.values()].map((column) => `${column.name} ${column.getSQLType()}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(
    [...columns, more].join(', '),
  )})`
}
