import type { Config } from './config.ts'
import { loadSampleDistrict } from '#server/sample/index.ts'
import { adminOf } from './admin.ts'
import { apiOf } from './api.ts'
import { ensureDataFolder } from './data-folder.ts'
import { readyDatabase } from './database.ts'
import { openPrivateApi } from './http-server.ts'
import { databaseLog, loggerOf } from './logger.ts'
import { tasksOf } from './tasks.ts'

/**
 * The database with its sample, and the API on a port of this machine: everything that the
 * development of pages needs, without a release.
 */
export async function openBackground(
  config: Config,
): Promise<{ apiUrl: string; stop: () => Promise<void> }> {
  await ensureDataFolder(config.dataDir)
  const logger = loggerOf({ ...config, logLevel: 'warn' })
  const database = await readyDatabase(config, databaseLog(logger))
  await adminOf(config, database.db)
  if (config.sampleData) await loadSampleDistrict(database.db)
  const tasks = tasksOf(config, database.db, logger)
  const api = await apiOf(config, database.db, logger, async () => 'development', tasks)
  const { apiUrl, close } = await openPrivateApi(api)
  const stop = () => close().finally(tasks.stop).finally(database.stop)
  return { apiUrl, stop }
}
