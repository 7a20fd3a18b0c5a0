import { join } from 'node:path'
import { ensureClassifiedCategories } from '#server/classifieds/index.ts'
import { checkDatabase } from '#server/kit/db/check.ts'
import { openDatabase, type Db } from '#server/kit/db/connection.ts'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import type { Log } from '#server/kit/db/log.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { hasExcessRights, getCurrentRole } from '#server/kit/db/served-role.ts'

export type ReadyDatabase = { db: Db; url: string; stop: () => Promise<void> }

/**
 * The configured database, or the embedded one in the data folder: migrated by its owner, and with
 * the data that every site starts with. Throws UnusableDatabaseError.
 */
export async function prepareDatabase(
  config: { dataDir: string; databaseUrl: string | null; databaseOwnerUrl: string | null },
  log: Log,
): Promise<ReadyDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedDatabase({ dataDir: join(config.dataDir, 'postgres'), log })
  const url = config.databaseUrl ?? embedded!.url
  const ownerUrl = embedded?.ownerUrl ?? config.databaseOwnerUrl ?? url
  const database = openDatabase({ url, log })
  const stop = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await checkDatabase(database.pool)
    await migrateDatabase({ url: ownerUrl, served: await getCurrentRole(database.pool) })
    await ensureClassifiedCategories(database.db)
    return { db: database.db, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Warns when a database of one's own is served by a role that may do more than it needs. */
export async function warnAboutOwnerRole(
  config: { databaseUrl: string | null },
  { db }: ReadyDatabase,
  log: Log,
): Promise<void> {
  if (config.databaseUrl === null || !(await hasExcessRights(db.$client))) return
  log.warn(
    'The role of DATABASE_URL owns the tables or is a superuser: name the owner in ' +
      'DATABASE_OWNER_URL, and in DATABASE_URL a role that only reads and writes rows',
  )
}
