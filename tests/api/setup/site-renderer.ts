import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { openDatabase, type Db } from '#server/kit/db/connection.ts'
import { openDecoder } from '#server/kit/decoder/index.ts'
import {
  openRenderer,
  type Renderer,
  type SiteOptions,
} from '#server/publishing/publisher/renderer-client/index.ts'
import { createApi } from '#server/start/create-api.ts'
import { createDiskStorage } from '#server/kit/storage/disk.ts'
import { createTestDatabase } from './database.ts'
import { SITE_URL } from './site-url.ts'

export { SITE_URL }

/** Of a job: the first publication, with nothing taken down and nothing that waits. */
export const FIRST_JOB = {
  ...{ publication: 1, takenDown: [], waiting: [], isUrgent: false },
  busiest: null,
}

/** The site that the renderers make. */
export const SITE_OPTIONS: SiteOptions = {
  siteUrl: SITE_URL,
  publicApiUrl: '/api',
  mapTiles: '',
  mapAttribution: '',
  serviceWorker: 'on',
  languages: ['en'],
}

type RendererOptions = Parameters<typeof openRenderer>[0]

export type SiteRenderers = {
  db: Db
  /** Address of the API that the renderers read. */
  apiUrl: string
  /** Opens a renderer with a cache of this name. */
  open: (cache: string, more?: Partial<RendererOptions>) => Renderer
  /** Closes the renderers, the API and the database. */
  close: () => Promise<void>
}

/** Real renderers in `folder`, reading an API on a test database of its own. */
export async function openSiteRenderers(folder: string): Promise<SiteRenderers> {
  const own = await createTestDatabase()
  const database = openDatabase({
    url: own.url,
    log: { info: () => undefined, warn: () => undefined },
    max: 5,
  })
  const app = createApi({
    db: database.db,
    config: {
      siteUrl: SITE_URL,
      apiUrl: `${SITE_URL}/api`,
      allowedOrigins: [],
      trustedProxies: [],
      jwtSecret: 'for tests only, and long enough for it',
    },
    logger: pino({ level: 'silent' }),
    currentRelease: async () => null,
    uploads: {
      storage: createDiskStorage(join(folder, 'uploads')),
      incoming: join(folder, 'incoming'),
      decoder: openDecoder(),
    },
    tasks: { add: () => undefined },
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made))
  })
  const { port } = server.address() as { port: number }
  const apiUrl = `http://127.0.0.1:${port}/api`
  const opened: Renderer[] = []
  return {
    db: database.db,
    apiUrl,
    open: (cache, more = {}) => {
      const made = openRenderer({
        ...SITE_OPTIONS,
        leastEffort: true,
        cacheDir: join(folder, cache),
        openApi: async () => ({ apiUrl, close: async () => undefined }),
        ...more,
      })
      opened.push(made)
      return made
    },
    close: async () => {
      await Promise.all(opened.map((renderer) => renderer.close()))
      server.close()
      await database.close()
      await own.drop()
    },
  }
}
