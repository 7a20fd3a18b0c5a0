import { and, eq, sql } from 'drizzle-orm'
import { SAMPLE_SOURCE_NAME as SOURCE } from '#config/palamu/sample/sources.ts'
import { SAMPLE_SETTINGS } from '#config/palamu/settings.ts'
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
import { readCategories, readPincodes, readTowns, sampleFile } from './tables.ts'

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
  const result = await runImport(
    { db },
    {
      file: sampleFile('businesses.csv'),
      source: SOURCE,
      report: { add: refuse },
      ...(onProgress ? { onProgress } : {}),
    },
  )
  await importPosts(
    { db, now: () => new Date() },
    {
      folder: sampleFile('posts'),
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
  const [towns, pincodes, kinds] = await Promise.all([
    readTowns(),
    readPincodes(),
    readCategories(),
  ])
  await db.transaction(async (tx) => {
    // Two first starts at once take turns; the second finds everything there.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample', 0))`)
    await upsertTowns(tx, towns)
    await upsertPincodes(tx, pincodes)
    await upsertCategories(tx, kinds)
    await reindexAll(tx)
  })
  if ((await db.$count(settings)) === 0) await saveSettings({ db, actor: JOB }, SAMPLE_SETTINGS)
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
