import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { seeded } from '../seeded.ts'

type Row = Record<string, string>

async function readRows(file: string): Promise<Row[]> {
  const rows: Row[] = []
  const parser = createReadStream(file).pipe(parse({ columns: true, bom: true }))
  for await (const row of parser) rows.push(row as Row)
  return rows
}

const quoted = (value: string): string =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/**
 * Writes `count` generated listings to `target`: each takes the kind and name of one real listing
 * of `sample` and the place of another, so words and lengths are those of real data. For benchmarks
 * only; nothing of it is shipped.
 */
export async function generateListings(
  sample: string,
  target: string,
  count: number,
): Promise<void> {
  const real = await readRows(sample)
  const next = seeded(20_261_121)
  const pick = (): Row => real[Math.floor(next() * real.length)] as Row
  const columns = Object.keys(real[0] ?? {})
  const out = createWriteStream(target)
  out.write(`${columns.join(',')}\n`)
  for (let n = 1; n <= count; n++) {
    const kind = pick()
    const place = pick()
    const row: Row = {
      ...kind,
      ...Object.fromEntries(
        ['address', 'city', 'district', 'state', 'zip_code', 'latitude', 'longitude'].map((c) => [
          c,
          place[c] ?? '',
        ]),
      ),
      source_id: `bench-${n}`,
      name: `${kind.name?.split(',')[0]}, ${place.city} ${n}`,
      name_hi: '',
      phone: n % 3 === 0 ? '' : `+919${String(100_000_000 + n)}`,
    }
    if (!out.write(`${columns.map((column) => quoted(row[column] ?? '')).join(',')}\n`)) {
      await once(out, 'drain')
    }
  }
  out.end()
  await finished(out)
}
