import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { createApi, type InstallationDeps } from './create-api.ts'
import type { ApiFetch } from './http-server.ts'
import { getServerSecret } from './secrets.ts'
import { openUploads } from './uploads.ts'

/** The API of this installation, ready to take requests. */
export async function createInstallationApi(
  config: Config,
  db: Db,
  logger: Logger,
  currentRelease: () => Promise<string | null>,
  tasks: InstallationDeps['tasks'],
  {
    siteProblem,
    readBudget,
    ending,
    backups,
    onCacheableAnswer,
  }: Pick<
    InstallationDeps,
    'siteProblem' | 'readBudget' | 'ending' | 'backups' | 'onCacheableAnswer'
  > = {},
): Promise<ApiFetch> {
  const jwtSecret = await getServerSecret(config)
  const { siteUrl, allowedOrigins, trustedProxies } = config
  const apiUrl = new URL(config.publicApiUrl, siteUrl).href
  const uploads = await openUploads(config)
  const hasMailServer = config.smtpUrl !== null
  const values = { siteUrl, apiUrl, allowedOrigins, trustedProxies, jwtSecret, hasMailServer }
  return createApi({
    db,
    config: values,
    logger,
    currentRelease,
    siteProblem,
    readBudget,
    ending,
    backups,
    onCacheableAnswer,
    tasks,
    uploads,
  }).fetch
}
