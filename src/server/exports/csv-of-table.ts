import type { Db } from '#server/db/connection.ts'
import { csvOf, csvValue } from '#shared/text/csv.ts'
import { nextRows } from './tables.ts'
import type { Table } from './tables.ts'

const BATCH_SIZE = 1000

/** A table as CSV, a thousand rows after the other, so that no more are in memory. */
export async function* csvOfTable(db: Db, table: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let after = 0, isFirst = true; ; isFirst = false) {
    const result = await db.execute<Record<string, unknown>>(nextRows(table, after, BATCH_SIZE))
    const names = result.fields.map(({ name }) => name).slice(1)
    const rows = result.rows.map((row) => names.map((name) => csvValue(row[name])))
    const text = csvOf(isFirst ? [names, ...rows] : rows)
    // The mark of UTF-8 stands at the beginning alone.
    yield encoder.encode(isFirst ? text : text.slice(1))
    if (result.rows.length < BATCH_SIZE) return
    after = Number(result.rows.at(-1)!['row id'])
  }
}
