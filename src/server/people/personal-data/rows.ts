import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import type { DataOwner, PersonalDataTable } from './part.ts'

const BATCH_SIZE = 500
const NONE = sql`false`

/** Whether a row of the part belongs to the person. */
export function belongsToPersonCondition(
  { owner, by, via }: PersonalDataTable,
  { id, email, mobile }: DataOwner,
): SQL {
  if (by === 'email') return email === null ? NONE : eq(sql`lower(${owner})`, email.toLowerCase())
  if (by === 'mobile') return mobile === null ? NONE : eq(owner, mobile)
  if (!via) return eq(owner, id)
  const own = sql`select ${via.key} from ${owner.table} where ${owner} = ${id}`
  return sql`${via.column} in (${own})`
}

/** How many rows of a part belong to the person. */
export const countRows = (db: DbOrTransaction, part: PersonalDataTable, person: DataOwner) =>
  db.$count(part.table, belongsToPersonCondition(part, person))

/** The rows of a part as JSON text, page by page, so that memory stays small. */
export async function* streamRowsAsJson(
  db: Db,
  part: PersonalDataTable,
  person: DataOwner,
): AsyncGenerator<string> {
  const { table, hides = [] } = part
  const shown = Object.entries(getTableColumns(table)).filter(
    ([, column]) => !hides.includes(column),
  )
  const { columns, primaryKeys } = getTableConfig(table)
  const key: readonly PgColumn[] = primaryKeys[0]?.columns ?? columns.filter((c) => c.primary)
  let written = 0
  for (let offset = 0, more = true; more; offset += BATCH_SIZE) {
    const rows = await db
      .select(Object.fromEntries(shown))
      .from(table)
      .where(belongsToPersonCondition(part, person))
      .orderBy(...key.map((column) => asc(column)))
      .limit(BATCH_SIZE)
      .offset(offset)
    for (const row of rows) {
      yield `${written === 0 ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`
      written += 1
    }
    more = rows.length === BATCH_SIZE
  }
  yield written === 0 ? '[]\n' : '\n]\n'
}
