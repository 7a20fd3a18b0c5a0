import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { astroBuild } from '#server/publisher/build.ts'
import { fingerprint } from '#server/publisher/fingerprint.ts'
import type { PublisherDeps } from '#server/publisher/publish.ts'
import { releasesFolder } from '#server/publisher/release.ts'
import type { ReadyDatabase } from './database.ts'
import { openFront } from './front.ts'
import type { ApiFetch } from './front.ts'

/**
 * The publisher of this installation. Its builds read the API on a port of their own, open to this machine only and
 * only while they run: right whatever the address visitors use, with the server running or not.
 */
export async function publisherOf(config: Config, database: ReadyDatabase, api: ApiFetch): Promise<PublisherDeps> {
  const { siteUrl, publicApiUrl } = config
  return {
    db: database.db,
    databaseUrl: database.url,
    releases: releasesFolder(config.dataDir),
    siteUrl,
    fingerprint: await fingerprint({ siteUrl, publicApiUrl }),
    build: async (job) => {
      const front = await openFront({ host: '127.0.0.1', port: 0, site: async (_, response) => void response.end() })
      front.openApi(api)
      const apiUrl = `http://127.0.0.1:${front.port}/api`
      const cacheDir = join(config.dataDir, 'cache')
      await astroBuild({ apiUrl, siteUrl, publicApiUrl, cacheDir }, job).finally(() => front.close())
    },
  }
}
