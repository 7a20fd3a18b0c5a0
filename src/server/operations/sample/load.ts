import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { INITIAL_SETTINGS } from '#config/initial-settings.ts'
import { DISTRICT } from '#district/district.ts'
import { readCategories } from '#district/read/categories.ts'
import { stopAtFault } from '#district/read/fault.ts'
import { getDistrictFolder } from '#district/read/folder.ts'
import { readPincodes, readTowns, type Placed } from '#district/read/towns.ts'
import { SAMPLE_SOURCE_NAME as SOURCE } from '#district/sources.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { importPosts } from '#server/blog/index.ts'
import { reindexAll, runImport, type ImportOptions } from '#server/businesses/index.ts'
import { upsertCategories } from '#server/categories/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { auditEntries, businesses, settings } from '#server/kit/db/tables/index.ts'
import { upsertPincodes, upsertTowns } from '#server/locations/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { seedCategoryDefaults } from './listing-defaults.ts'

export type SampleOptions = { onProgress?: ImportOptions['onProgress'] }

/**
 * `loaded` now; `present` since an earlier start; `declined`: the database holds businesses of
 * somebody's own.
 */
export type SampleOutcome = 'loaded' | 'present' | 'declined'

const JOB: Actor = { kind: 'job', name: 'sample' }
/** The audit entry that says the sample is complete; it is written last. */
const DONE = { action: 'load', noun: 'sample' }

/**
 * Loads the sample district into a fresh database: towns, PIN codes, categories, settings, then the
 * businesses and posts through their importers. Killed half-way it is completed by the next call;
 * complete, it is never loaded again, whatever was changed since.
 */
export async function loadSampleDistrict(
  db: Db,
  { onProgress }: SampleOptions = {},
): Promise<SampleOutcome> {
  if (
    (await db.$count(
      auditEntries,
      and(eq(auditEntries.noun, DONE.noun), eq(auditEntries.action, DONE.action)),
    )) > 0
  )
    return present(db)
  if ((await db.$count(businesses, sql`${businesses.source} is distinct from ${SOURCE}`)) > 0)
    return 'declined'

  await loadGround(db)
  await seedCategoryDefaults(db)
  const [listings, posts] = ['businesses.csv', 'posts'].map(findInFolder)
  const result = listings
    ? await runImport(
        { db },
        {
          file: listings,
          source: SOURCE,
          report: { add: refuse },
          ...(onProgress ? { onProgress } : {}),
        },
      )
    : { rows: 0 }
  if (posts)
    await importPosts(
      { db, now: () => new Date() },
      {
        folder: posts,
        source: SOURCE,
        onRejected: (file, reasons) => {
          throw new Error(`The sample's ${file}: ${reasons.join('; ')}`)
        },
      },
    )
  await db.transaction((tx) =>
    recordAudit(tx, JOB, DONE.action, DONE.noun, null, { source: SOURCE, businesses: result.rows }),
  )
  return 'loaded'
}

/** A sample of an earlier release gets what has been added to it since. */
async function present(db: Db): Promise<'present'> {
  await seedCategoryDefaults(db)
  return 'present'
}

/** What businesses stand on, in one transaction. Settings that somebody saved stay. */
async function loadGround(db: Db): Promise<void> {
  const folder = getDistrictFolder()
  const towns = valuesOf(readTowns(folder, stopAtFault))
  const pincodes = valuesOf(readPincodes(folder, stopAtFault))
  const kinds = readCategories(folder, stopAtFault)
  // Those of the district itself first: they take the plain slugs.
  towns.sort((a, b) => Number(isHere(b)) - Number(isHere(a)))
  await db.transaction(async (tx) => {
    // Two first starts at once take turns; the second finds everything there.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample', 0))`)
    await upsertTowns(tx, towns)
    await upsertPincodes(tx, pincodes)
    await upsertCategories(tx, kinds)
    await reindexAll(tx)
  })
  if ((await db.$count(settings)) === 0) await saveSettings({ db, actor: JOB }, INITIAL_SETTINGS)
}

const valuesOf = <Of>(rows: Placed<Of>[] | null): Of[] => (rows ?? []).map(({ value }) => value)
const isHere = ({ district }: { district: string }) => district === DISTRICT.name

/** A file or folder of the district's own; undefined where it has none. */
function findInFolder(name: string): string | undefined {
  const path = join(getDistrictFolder(), name)
  return existsSync(path) ? path : undefined
}

/**
 * The sample is ours, so a bad row is a mistake to be found by the tests, not one to be lived with.
 */
function refuse(line: number, problems: readonly { field: string; reason: string }[]): never {
  throw new Error(
    `The sample's line ${line}: ` +
      `${problems.map(({ field, reason }) => `${field} ${reason}`).join('; ')}`,
  )
}
