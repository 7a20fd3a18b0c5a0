import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { indexBusinesses, refreshStatistics } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, categories, districts, locations } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { loadConfig } from '#server/start/config.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { forkApi } from './fork-api.ts'
import { grantTableOwnership } from './own-tables.ts'
import type { NamedPlace } from './search-names.ts'

const BATCH_SIZE = 1000

/** The sample district in a folder of its own, which other places are added to and asked for. */
export async function makeSearchDistrict(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-search-'))
  const variables = { DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'silent' }
  const config = loadConfig(variables)
  await mkdir(config.dataDir, { recursive: true })
  const withDatabase = async (work: (db: Db) => Promise<void>) => {
    const database = await prepareDatabase(config, pino({ level: 'silent' }))
    await work(database.db).finally(() => database.stop())
  }
  await withDatabase(async (db) => {
    await grantTableOwnership(db)
    await loadSampleDistrict(db)
  })
  return {
    add: (places: readonly NamedPlace[]) => withDatabase((db) => addPlaces(db, places)),
    fill: (work: (db: Db, dataDir: string) => Promise<void>) =>
      withDatabase((db) => work(db, config.dataDir)),
    /** Serves the API in a process of its own while `work` asks it. */
    serve: async <Answer>(work: (site: string) => Promise<Answer>): Promise<Answer> => {
      const { site, stop } = await forkApi(config.dataDir, port)
      return work(site).finally(stop)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Their towns and categories are those of the sample, which knows the towns of the whole state. */
export async function addPlaces(db: Db, places: readonly NamedPlace[]): Promise<void> {
  const towns = await db
    .select({ id: locations.id, city: locations.city, district: districts.name })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
  const townIds = new Map(towns.map(({ id, city, district }) => [`${city}, ${district}`, id]))
  const kinds = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const kindIds = new Map(kinds.map(({ id, slug }) => [slug, id]))
  const before = await db.$count(businesses)
  for (let start = 0; start < places.length; start += BATCH_SIZE) {
    const rows = places.slice(start, start + BATCH_SIZE).map((place, n) => ({
      slug: `bench-${before + start + n}`,
      status: 'active' as const,
      name: place.name,
      nameHi: place.nameHi || null,
      zipCode: place.pin || null,
      categoryId: kindIds.get(place.category)!,
      locationId: townIds.get(`${place.city}, ${place.district}`)!,
    }))
    await db.transaction(async (tx) => {
      const made = await tx.insert(businesses).values(rows).returning({ id: businesses.id })
      await indexBusinesses(
        tx,
        made.map(({ id }) => id),
      )
    })
  }
  await refreshStatistics(db)
}
