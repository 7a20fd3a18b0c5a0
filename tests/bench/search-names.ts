import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import { generateListings } from './generate.ts'

/** A place to be searched for: its category and town by name, as the sample district has them. */
export type NamedPlace = {
  category: string
  name: string
  nameHi: string
  city: string
  district: string
  pin: string
}
type Row = Record<string, string>

const SAMPLE = 'src/districts/palamu'
const JHARKHAND = 'tests/fixtures/jharkhand-names.csv'
const SCHOOL_CATEGORY = 'schools'

/** The places of the sample district: the only ones with established Hindi names. */
export const readSampleNames = async (): Promise<NamedPlace[]> =>
  (await readRows(join(SAMPLE, 'businesses.csv'))).map(placeOf)

/**
 * Real places of the other districts of Jharkhand, and the schools of a UDISE list where one is
 * given: nobody states a licence for that list, so it is not shipped.
 */
export async function readOtherNames(schools: string | undefined): Promise<NamedPlace[]> {
  const others = (await readRows(JHARKHAND)).map(placeOf)
  return schools === undefined ? others : [...others, ...(await schoolsOf(schools))]
}

/** Generated places, each with the name of one of the real ones and the town of another. */
export async function generateNames(
  real: readonly NamedPlace[],
  count: number,
): Promise<NamedPlace[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-names-'))
  try {
    const [from, to] = [join(folder, 'real.csv'), join(folder, 'generated.csv')]
    const lines = real.map(({ category, name, city, district, pin }) =>
      [category, name, city, district, pin].map(quoted).join(','),
    )
    await writeFile(from, ['category,name,city,district,zip_code', ...lines].join('\n'))
    await generateListings(from, to, count)
    return (await readRows(to)).map(placeOf)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

const placeOf = (row: Row): NamedPlace => ({
  category: row.category!,
  name: row.name!,
  nameHi: row.name_hi ?? '',
  city: row.city!,
  district: row.district!,
  pin: row.zip_code ?? '',
})

/** Columns as UDISE lists have them: name, district, lat and lng; of Palamu. */
async function schoolsOf(file: string): Promise<NamedPlace[]> {
  const towns = (await readRows(join(SAMPLE, 'towns.csv'))).filter(
    ({ district, latitude }) => district === 'Palamu' && latitude,
  )
  const nearest = ({ lat, lng }: Row): Row => {
    const away = (town: Row) =>
      (Number(town.latitude) - Number(lat)) ** 2 + (Number(town.longitude) - Number(lng)) ** 2
    return towns.reduce((best, town) => (away(town) < away(best) ? town : best))
  }
  return (await readRows(file)).map((row) => ({
    category: SCHOOL_CATEGORY,
    name: row.name!,
    nameHi: '',
    city: nearest(row).city!,
    district: 'Palamu',
    pin: row.pincode ?? '',
  }))
}

async function readRows(file: string): Promise<Row[]> {
  const rows: Row[] = []
  const parser = createReadStream(file).pipe(parse({ columns: true, bom: true }))
  for await (const row of parser) rows.push(row as Row)
  return rows
}
