import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { openDatabase } from '#server/db/connection.ts'
import { createApi } from '#server/http/app.ts'
import { namesBelow } from '#server/publisher/inventory.ts'
import { openRenderer } from '#server/publisher/renderer/index.ts'
import type { Renderer } from '#server/publisher/renderer/index.ts'
import type { Since } from '#server/publisher/renderer/messages.ts'
import { diskStorage } from '#server/storage/disk.ts'
import { anyChange, insertDistrict } from './setup/any-change.ts'
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

type Files = Map<string, string>
const folders = { serial: 0 }

/** Carries out an order; answers its files by name, those that went, and where the keys are. */
async function ordered(made: Renderer, state: string, since: Since | null) {
  const place = join(folder, `order-${(folders.serial += 1)}`)
  const outDir = join(place, 'site')
  await mkdir(outDir, { recursive: true })
  const done = await made.build({ outDir, state, since, signal: new AbortController().signal, onPage: () => undefined })
  const files: Files = new Map()
  for (const name of await namesBelow(outDir)) files.set(name, await readFile(join(outDir, name), 'latin1'))
  return { files, ...done, keys: join(place, 'keys.json') }
}

/** What a reader of a failure needs: which files, and whether they are there at all. */
const differences = (partly: Files, whole: Files): string[] =>
  [...new Set([...partly.keys(), ...whole.keys()])]
    .filter((name) => partly.get(name) !== whole.get(name))
    .map((name) => `${name}${partly.has(name) ? '' : ' is missing'}${whole.has(name) ? '' : ' is left over'}`)

describe('rendering what changed', () => {
  test('after any changes gives byte for byte the site of a build anew', async () => {
    const { db } = database
    const random = seeded(20261121)
    const district = await insertDistrict(db)
    const [partly, whole] = [renderer('partly'), renderer('whole')]
    const first = await ordered(partly, 'state-0', null)
    const site = first.files
    const keyFiles = [first.keys]
    let rendered = 0
    const rounds = 8
    for (let round = 1; round <= rounds; round++) {
      const marks = []
      const told: string[] = []
      for (let changes = Math.ceil(random() * 4); changes > 0; changes--) {
        const { mark, words } = await anyChange(db, district, random)
        marks.push(mark)
        told.push(words)
      }
      const since = { state: `state-${round - 1}`, keyFiles: [...keyFiles], marks }
      const { files, gone, keys, failed } = await ordered(partly, `state-${round}`, since)
      expect(failed).toEqual({})
      gone.forEach((name) => site.delete(name))
      files.forEach((content, name) => site.set(name, content))
      keyFiles.push(keys)
      rendered += files.size
      const anew = await ordered(whole, `whole-${round}`, null)
      expect(differences(site, anew.files), `round ${round}: ${told.join(', ')}`).toEqual([])
    }
    // Fewer than a whole build would have made each time, or nothing was won.
    expect(rendered / rounds).toBeLessThan(site.size * 0.75)
  }, 240_000)

  test('by a process that was started since knows from the keys what to render', async () => {
    const { db } = database
    const district = await insertDistrict(db)
    const before = await ordered(renderer('before'), 'one', null)
    const { mark } = await anyChange(db, district, () => 0)
    const since = { state: 'one', keyFiles: [before.keys], marks: [mark] }
    const later = await ordered(renderer('later'), 'two', since)
    const anew = await ordered(renderer('anew'), 'anew', null)
    before.files.forEach((content, name) => later.files.has(name) || later.files.set(name, content))
    later.gone.forEach((name) => later.files.delete(name))
    expect(differences(later.files, anew.files)).toEqual([])
  }, 120_000)

  test('tells why an order could not be carried out, and begins anew after that', async () => {
    const failing = renderer('failing')
    const signal = new AbortController().signal
    // A folder that is not there.
    const outDir = join(folder, 'missing', '\0')
    const order = failing.build({ outDir, state: 'x', since: null, signal, onPage: () => undefined })
    await expect(order).rejects.toThrow(/null byte/i)
    expect((await ordered(failing, 'after', null)).files.has('index.html')).toBe(true)
  }, 60_000)
})

/** Mulberry32: the same numbers each time, so that a failure comes again. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
