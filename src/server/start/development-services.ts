import type { Config } from './config.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { ensureAdminLogin } from './admin.ts'
import { createInstallationApi } from './api.ts'
import { ensureDataFolder } from './data-folder.ts'
import { prepareDatabase } from './database.ts'
import { openPrivateApi } from './http-server.ts'
import { toDatabaseLogger, createLogger } from './logger.ts'
import { startTasks } from './tasks.ts'

/**
 * The database with its sample, and the API on a port of this machine: everything that the
 * development of pages needs, without a release.
 */
export async function startDevelopmentServices(
  config: Config,
): Promise<{ apiUrl: string; stop: () => Promise<void> }> {
  await ensureDataFolder(config.dataDir)
  const logger = createLogger({ ...config, logLevel: 'warn' })
  const database = await prepareDatabase(config, toDatabaseLogger(logger))
  await ensureAdminLogin(config, database.db)
  if (config.sampleData) await loadSampleDistrict(database.db)
  const tasks = startTasks(config, database.db, logger)
  const api = await createInstallationApi(
    config,
    database.db,
    logger,
    async () => 'development',
    tasks,
  )
  const { apiUrl, close } = await openPrivateApi(api)
  const stop = () => close().finally(tasks.stop).finally(database.stop)
  return { apiUrl, stop }
}
