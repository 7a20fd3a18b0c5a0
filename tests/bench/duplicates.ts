import { sql } from 'drizzle-orm'
import { listDuplicates } from '#server/businesses/duplicates/list.ts'
import { scanDuplicates } from '#server/businesses/duplicates/scan.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { measureTime, type BenchFigure } from './measure.ts'
import { addPlaces, makeSearchDistrict } from './search-district.ts'
import { generateNames, readOtherNames, readSampleNames } from './search-names.ts'

const LISTINGS = 100_000
/** So many are the same as the one before: a name with another end, one number, one place. */
const TWINS = 1000
/** As many as an import changes in a minute. */
const CHANGED = 500
/** So many rows in one statement, which has its time limit. */
const PIECE = 5000

/**
 * The search for duplicates over a large district: the first one, over all listings, and the next,
 * over those that changed; how many pairs of the planted ones it found, and its memory.
 */
export async function measureDuplicates(port: number): Promise<BenchFigure[]> {
  const district = await makeSearchDistrict(port)
  const figures: BenchFigure[] = []
  try {
    await district.fill(async (db) => {
      await fillNamedListings(db)
      figures.push(...(await measureScans(db)))
    })
    return figures
  } finally {
    await district.remove()
  }
}

/** Listings with names of the state, numbers, addresses and points. */
export async function fillNamedListings(db: Db): Promise<void> {
  const real = [...(await readSampleNames()), ...(await readOtherNames(undefined))]
  await addPlaces(db, await generateNames(real, LISTINGS))
  await addContactsAndDuplicates(db)
}

/** Gives them numbers, addresses and points, and plants the twins. */
export async function addContactsAndDuplicates(db: Db): Promise<void> {
  const { rows } = await db.execute<{ least: number; most: number }>(
    sql`select min(id) as least, max(id) as most from businesses where slug like 'bench-%'`,
  )
  const { least, most } = rows[0]!
  await settled(
    db,
    { least, most },
    (from, to) =>
      sql`update businesses b set updated_at = now() - interval '1 hour',
        phone = '+9170' || lpad(b.id::text, 8, '0'),
        address = 'Ward ' || b.id % 40 || ', near house ' || b.id || ', ' || l.city,
        latitude = coalesce(l.latitude, 24) + sin(b.id) / 20,
        longitude = coalesce(l.longitude, 84) + cos(b.id * 7) / 20
      from locations l where l.id = b.location_id and b.id between ${from} and ${to}`,
  )
  const step = Math.floor((most - least) / TWINS)
  await settled(
    db,
    { least, most },
    (from, to) =>
      sql`update businesses b set name = o.name || ' & Sons',
        search_name = o.search_name || ' sans',
        location_id = o.location_id, phone = o.phone, address = o.address,
        latitude = o.latitude, longitude = o.longitude
      from businesses o where o.id = b.id - 1 and (b.id - ${least}) % ${step} = 1
        and b.id between ${from} and ${to}`,
  )
  await db.execute(sql`analyze`)
}

/** Updates a range in pieces without triggers: nothing is counted as changed just now. */
async function settled(
  db: Db,
  { least, most }: { least: number; most: number },
  update: (from: number, to: number) => ReturnType<typeof sql>,
): Promise<void> {
  for (let from = least; from <= most; from += PIECE)
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table businesses disable trigger user`)
      await tx.execute(update(from, from + PIECE - 1))
      await tx.execute(sql`alter table businesses enable trigger user`)
    })
}

export async function measureScans(db: Db): Promise<BenchFigure[]> {
  const { signal } = new AbortController()
  const before = process.memoryUsage().rss
  const first = await measureTime(() => scanDuplicates(db, signal))
  const grown = (process.memoryUsage().rss - before) / 1024 ** 2
  // How many pairs an administrator meets before the last planted one, the most certain first.
  const { rows } = await db.execute<{ planted: number; found: number; all: number; to: number }>(
    sql`select (select count(*)::int from businesses where name like '% & Sons') as planted,
        count(*) filter (where is_planted)::int as found, count(*)::int as all,
        coalesce(max(place) filter (where is_planted), 0)::int as to
      from (select b.name like '% & Sons' and p.other_id = p.one_id + 1 as is_planted,
          row_number() over (order by p.certainty desc, p.one_id, p.other_id) as place
        from duplicate_pairs p join businesses b on b.id = p.other_id) ordered`,
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table businesses disable trigger user`)
    await tx.execute(sql`update businesses set updated_at = now() - interval '2 minutes'
      where id in (select id from businesses order by id desc limit ${CHANGED})`)
    await tx.execute(sql`alter table businesses enable trigger user`)
  })
  const next = await measureTime(() => scanDuplicates(db, signal))
  const { planted, found, all, to } = rows[0]!
  console.log(`${all} pairs, ${found} of the ${planted} planted, the last at place ${to}`)
  const pagesIn = []
  for (const page of [1, 50])
    pagesIn.push((await measureTime(() => aPage(db, page))).seconds * 1000)
  return [
    figure('duplicates: all 100,000 listings', first.seconds, 's'),
    figure('duplicates: 500 changed listings', next.seconds, 's'),
    figure('duplicates: memory', Math.max(0, grown), 'MB'),
    figure('duplicates: planted ones missed', planted - found, 'pairs'),
    figure('duplicates: pairs that are none', all - found, 'pairs'),
    figure('duplicates: the first page of the screen', pagesIn[0]!, 'ms'),
    figure('duplicates: its page 50', pagesIn[1]!, 'ms'),
  ]
}

const aPage = (db: Db, page: number) => listDuplicates({ db }, { page, limit: 20 })

const figure = (name: string, value: number, unit: string): BenchFigure => ({
  name,
  value,
  unit,
  better: 'less',
})
