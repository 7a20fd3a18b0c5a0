import { sql } from 'drizzle-orm'
import { scanDuplicates } from '#server/businesses/duplicates/scan.ts'
import type { Db } from '#server/db/connection.ts'
import type { Figure } from './measure.ts'
import { timed } from './measure.ts'
import { addPlaces, makeSearchDistrict } from './search-district.ts'
import { generatedNames, otherNames, sampleNames } from './search-names.ts'

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
export async function duplicateFigures(port: number): Promise<Figure[]> {
  const district = await makeSearchDistrict(port)
  const figures: Figure[] = []
  try {
    await district.fill(async (db) => {
      await fillNamed(db)
      figures.push(...(await measureScans(db)))
    })
    return figures
  } finally {
    await district.remove()
  }
}

/** Listings with names of the state, numbers, addresses and points. */
export async function fillNamed(db: Db): Promise<void> {
  const real = [...(await sampleNames()), ...(await otherNames(undefined))]
  await addPlaces(db, await generatedNames(real, LISTINGS))
  await placeThem(db)
}

/** Gives them numbers, addresses and points, and plants the twins. */
export async function placeThem(db: Db): Promise<void> {
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

export async function measureScans(db: Db): Promise<Figure[]> {
  const { signal } = new AbortController()
  const before = process.memoryUsage().rss
  const first = await timed(() => scanDuplicates(db, signal))
  const grown = (process.memoryUsage().rss - before) / 1024 ** 2
  const { rows } = await db.execute<{ found: number; all: number }>(sql`
    select count(*) filter (where b.name like '% & Sons' and p.other_id = p.one_id + 1)::int
      as found, count(*)::int as all
    from duplicate_pairs p join businesses b on b.id = p.other_id`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table businesses disable trigger user`)
    await tx.execute(sql`update businesses set updated_at = now() - interval '2 minutes'
      where id in (select id from businesses order by id desc limit ${CHANGED})`)
    await tx.execute(sql`alter table businesses enable trigger user`)
  })
  const next = await timed(() => scanDuplicates(db, signal))
  console.log(`${rows[0]!.all} pairs, ${rows[0]!.found} of the ${TWINS} planted`)
  return [
    figure('duplicates: all 100,000 listings', first.seconds, 's'),
    figure('duplicates: 500 changed listings', next.seconds, 's'),
    figure('duplicates: memory', Math.max(0, grown), 'MB'),
    figure('duplicates: planted ones missed', TWINS - rows[0]!.found, 'pairs'),
  ]
}

const figure = (name: string, value: number, unit: string): Figure => ({
  name,
  value,
  unit,
  better: 'less',
})
