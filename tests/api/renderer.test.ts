import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { indexBusinesses } from '#server/businesses/index.ts'
import { openDatabase } from '#server/db/connection.ts'
import { blogPosts, businesses, classifiedAds } from '#server/db/tables/index.ts'
import { createApi } from '#server/http/app.ts'
import { namesBelow } from '#server/publisher/inventory.ts'
import { openRenderer } from '#server/publisher/renderer/index.ts'
import type { Renderer } from '#server/publisher/renderer/index.ts'
import { saveSettings } from '#server/settings/index.ts'
import { diskStorage } from '#server/storage/disk.ts'
import { insertAd, insertBusiness, insertPost } from './setup/builders.ts'
import { createTestDatabase } from './setup/database.ts'
import type { TestDatabase } from './setup/database.ts'

const SITE_URL = 'https://palamu.example'

let own: TestDatabase
let database: ReturnType<typeof openDatabase>
let server: ServerType
let folder: string
const open: Renderer[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-renderer-'))
  own = await createTestDatabase()
  database = openDatabase({ url: own.url, log: { info: () => undefined, warn: () => undefined }, max: 5 })
  const app = createApi({
    db: database.db,
    config: {
      siteUrl: SITE_URL,
      apiUrl: `${SITE_URL}/api`,
      allowedOrigins: [],
      jwtSecret: 'for tests only, and long enough for it',
    },
    logger: pino({ level: 'silent' }),
    currentRelease: async () => null,
    uploads: { storage: diskStorage(join(folder, 'uploads')), incoming: join(folder, 'incoming') },
    tasks: { add: () => undefined },
  })
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve())
  })
})
afterAll(async () => {
  await Promise.all(open.map((renderer) => renderer.close()))
  server.close()
  await database.close()
  await own.drop()
  await rm(folder, { recursive: true, force: true })
})

function renderer(name: string): Renderer {
  const address = server.address() as { port: number }
  const made = openRenderer({
    siteUrl: SITE_URL,
    publicApiUrl: '/api',
    mapTiles: '',
    mapAttribution: '',
    cacheDir: join(folder, `cache-${name}`),
    openApi: async () => ({ apiUrl: `http://127.0.0.1:${address.port}/api`, close: async () => undefined }),
  })
  open.push(made)
  return made
}

/** The files of one order, by name. */
async function filesOf(made: Renderer, name: string): Promise<Map<string, string>> {
  const outDir = join(folder, name)
  await mkdir(outDir)
  await made.build({ outDir, signal: new AbortController().signal, onPage: () => undefined })
  const names = await namesBelow(outDir)
  return new Map(
    await Promise.all(names.map(async (file) => [file, await readFile(join(outDir, file), 'latin1')] as const)),
  )
}

describe('a renderer that stays', () => {
  test('makes byte for byte what a build anew makes, after changes too', async () => {
    const { db } = database
    const kept = await insertBusiness(db, { name: 'Made-up Tea Stall' })
    const gone = await insertBusiness(db, { name: 'Made-up Cycle Repair' })
    const ad = await insertAd(db, { title: 'Made-up tractor', status: 'active' })
    const post = await insertPost(db, { title: 'Made-up post', status: 'published', publishedAt: new Date() })
    const staying = renderer('staying')
    const first = await filesOf(staying, 'first')
    expect(first.has(`business/${gone.slug}.html`)).toBe(true)

    await db.delete(businesses).where(eq(businesses.id, gone.id))
    await db
      .update(businesses)
      .set({ name: 'Made-up Tea House', slug: 'made-up-tea-house' })
      .where(eq(businesses.id, kept.id))
    await db.update(classifiedAds).set({ status: 'sold' }).where(eq(classifiedAds.id, ad.id))
    await db.update(blogPosts).set({ title: 'A post with another title' }).where(eq(blogPosts.id, post.id))
    const come = await insertBusiness(db, { name: 'Made-up Book Shop' })
    await indexBusinesses(db, [kept.id, come.id])
    await saveSettings(db, { kind: 'job', name: 'test' }, { siteName: 'Another name' })

    const again = await filesOf(staying, 'again')
    const anew = await filesOf(renderer('anew'), 'anew')
    expect([...again.keys()]).toEqual([...anew.keys()])
    const different = [...anew.keys()].filter((name) => again.get(name) !== anew.get(name))
    expect(different).toEqual([])
    expect(again.has(`business/${gone.slug}.html`)).toBe(false)
    expect(again.get('business/made-up-tea-house.html')).toContain('Another name')
    expect(again.get('sitemap-0.xml')).toContain('/business/made-up-tea-house<')
  }, 90_000)

  test('tells why a page could not be rendered, and begins anew after that', async () => {
    const failing = renderer('failing')
    const signal = new AbortController().signal
    // A folder that is not there.
    const order = failing.build({ outDir: join(folder, 'missing', '\0'), signal, onPage: () => undefined })
    await expect(order).rejects.toThrow(/null byte/i)
    expect((await filesOf(failing, 'after')).has('index.html')).toBe(true)
  }, 60_000)
})
