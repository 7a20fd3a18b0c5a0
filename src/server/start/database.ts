import { join } from 'node:path'
import { ensureClassifiedCategories } from '#server/classifieds/index.ts'
import { checkDatabase } from '#server/db/check.ts'
import { openDatabase } from '#server/db/connection.ts'
import type { Db } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded/index.ts'
import type { Log } from '#server/db/log.ts'
import { migrateDatabase } from '#server/db/migrate.ts'

export type ReadyDatabase = { db: Db; url: string; stop: () => Promise<void> }

/**
 * The configured database, or the embedded one in the data folder: migrated, and with the data that
 * every site starts with. Throws DatabaseRefusal.
 */
export async function readyDatabase(
  config: { dataDir: string; databaseUrl: string | null },
  log: Log,
): Promise<ReadyDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: join(config.dataDir, 'postgres'), log })
  const url = config.databaseUrl ?? embedded!.url
  const database = openDatabase({ url, log })
  const stop = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await checkDatabase(database.pool)
    await migrateDatabase({ url })
    await ensureClassifiedCategories(database.db)
    return { db: database.db, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
