import type { Db } from '#server/kit/db/connection.ts'
import { toCsv, toCsvValue } from '#shared/text/csv.ts'
import { readNextRows, type Table } from './tables.ts'

const BATCH_SIZE = 1000

/** A table as CSV, a thousand rows after the other, so that no more are in memory. */
export async function* streamTableCsv(db: Db, table: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let after = 0, isFirst = true; ; isFirst = false) {
    const result = await db.execute<Record<string, unknown>>(readNextRows(table, after, BATCH_SIZE))
    const names = result.fields.map(({ name }) => name).slice(1)
    const rows = result.rows.map((row) => names.map((name) => toCsvValue(row[name])))
    const text = toCsv(isFirst ? [names, ...rows] : rows)
    // The mark of UTF-8 stands at the beginning alone.
    yield encoder.encode(isFirst ? text : text.slice(1))
    if (result.rows.length < BATCH_SIZE) return
    after = Number(result.rows.at(-1)!['row id'])
  }
}
