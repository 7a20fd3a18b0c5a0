import { join } from 'node:path'
import { ensureClassifiedCategories } from '#server/classifieds/index.ts'
import { checkDatabase, warnAboutTimeLimits } from '#server/kit/db/check.ts'
import { openDatabase, type Db } from '#server/kit/db/connection.ts'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import type { Log } from '#server/kit/db/log.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { checkPooler } from '#server/kit/db/pooler.ts'
import { openReplica } from '#server/kit/db/replica.ts'
import { hasExcessRights, getCurrentRole } from '#server/kit/db/served-role.ts'
import type { Config } from './config.ts'

export type ReadyDatabase = {
  db: Db
  /** For sessions of one's own (locks, notifications): never through a pooler that shares them. */
  url: string
  stop: () => Promise<void>
}

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReplicaUrls'>>

/**
 * The configured database, or the embedded one in the data folder: migrated by its owner, and with
 * the data that every site starts with. Throws UnusableDatabaseError.
 */
export async function prepareDatabase(config: DatabaseConfig, log: Log): Promise<ReadyDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedDatabase({ dataDir: join(config.dataDir, 'postgres'), log })
  const url = config.databaseUrl ?? embedded!.url
  const directUrl = config.databaseDirectUrl ?? url
  const ownerUrl = embedded?.ownerUrl ?? config.databaseOwnerUrl
  const isPooled =
    !embedded &&
    (await checkPooler({
      url,
      directUrl: config.databaseDirectUrl ?? null,
      ownerUrl: ownerUrl ?? null,
    }))
  const replicas = (config.databaseReplicaUrls ?? []).map((copy) => openReplica({ url: copy, log }))
  const database = openDatabase({ url, directUrl, isPooled, replicas, log })
  const stop = async () => {
    await Promise.all([database, ...replicas].map(({ close }) => close()))
    await embedded?.stop()
  }
  try {
    await checkDatabase(database.pool)
    if (isPooled) await warnAboutTimeLimits(database.pool, log)
    await migrateDatabase({
      url: ownerUrl ?? directUrl,
      served: await getCurrentRole(database.pool),
    })
    await ensureClassifiedCategories(database.db)
    return { db: database.db, url: directUrl, stop }
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
