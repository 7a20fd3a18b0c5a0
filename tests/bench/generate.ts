import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parse } from 'csv-parse'

type Row = Record<string, string>

async function readRows(file: string): Promise<Row[]> {
  const rows: Row[] = []
  const parser = createReadStream(file).pipe(parse({ columns: true, bom: true }))
  for await (const row of parser) rows.push(row as Row)
  return rows
}

const quoted = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** A repeatable sequence of numbers in 0..1 (mulberry32), so that every run measures the same data. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Writes `count` generated listings to `target`: each takes the kind and name of one real listing of `sample` and the
 * place of another, so words and lengths are those of real data. For benchmarks only; nothing of it is shipped.
 */
export async function generateListings(sample: string, target: string, count: number): Promise<void> {
  const real = await readRows(sample)
  const next = sequence(20_261_121)
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
        ['address', 'city', 'district', 'state', 'zip_code', 'latitude', 'longitude'].map((c) => [c, place[c] ?? '']),
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
