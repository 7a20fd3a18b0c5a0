import { mkdtemp, readFile, readlink, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openServedSite,
  getServedReleaseName,
  serveSite,
  type ServedSite,
} from '#server/publishing/site/index.ts'
import { getChangeFolder } from '#server/publishing/releases/change.ts'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import { manifestPath, siteFolder } from '#server/publishing/releases/release.ts'
import { rollBack } from '#server/publishing/publisher/roll-back.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { createFileRenderer, createTestPublisher } from './setup/publisher.ts'
import { htmlPage, type Files } from './setup/release.ts'

const { signal } = new AbortController()

let database: TestDatabase
let releases: string
let files: Files
let deps: ReturnType<typeof createTestPublisher>
let servedSite: ServedSite
let server: Server
let made: string[]

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

/**
 * Three releases, each with another home page and a page that stays, and what serves the last of
 * them.
 */
beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'zila-damaged-'))
  deps = createTestPublisher(
    database.url,
    releases,
    createFileRenderer(() => files),
  )
  made = []
  for (const number of [1, 2, 3]) {
    files = {
      'index.html': htmlPage(`Home ${number}`, '/about'),
      'about.html': htmlPage('About'),
      '404.html': htmlPage('Missing'),
    }
    made.push(await live())
  }
  servedSite = await openServedSite(releases)
  await serve()
})

afterEach(async () => {
  server.close()
  servedSite.close()
  await deps.close()
  await rm(releases, { recursive: true, force: true })
})

async function live(onlyChanges = false): Promise<string> {
  const outcome = await publishRelease(deps, { cause: 'test', signal, onlyChanges })
  if (outcome.kind !== 'live') throw new Error(JSON.stringify(outcome))
  return outcome.release
}

async function serve() {
  const lookups = {
    findPage: async () => null,
    findAd: async () => false,
    findPlaces: async () => null,
  }
  const site = serveSite(servedSite, lookups)
  server = createServer((request, response) => {
    site(request, response).catch(() => response.writeHead(500).end('failed'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

async function get(address: string, encoding = 'identity') {
  const { port } = server.address() as AddressInfo
  const headers = { 'Accept-Encoding': encoding }
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers })
  return { status: response.status, title: /<title>(.*)<\/title>/.exec(await response.text())?.[1] }
}

const fileOf = (name: string, release = made[2]!) => path.join(siteFolder(releases, release), name)
const outcomeOfWhole = () => publishRelease(deps, { cause: 'test', signal })

describe('the current release', () => {
  it(
    'gone: the newest whole one is served at once, it is said, and what is published next is ' +
      'whole',
    async () => {
      await rm(path.join(releases, made[2]!), { recursive: true })
      expect(await get('/')).toEqual({ status: 200, title: 'Home 2' })
      expect(await getServedReleaseName(servedSite)).toBe(made[1])
      expect(servedSite.problem()).toBe(
        `The release ${made[2]} is gone or damaged; ${made[1]} is served instead.`,
      )
      files = { ...files, 'index.html': htmlPage('Home 4', '/about') }
      const mended = await live(true)
      expect(mended).toMatch(/^[^/]+$/)
      await servedSite.refresh()
      expect(await get('/')).toEqual({ status: 200, title: 'Home 4' })
      expect([await getServedReleaseName(servedSite), servedSite.problem()]).toEqual([mended, null])
    },
  )

  it('with a manifest that was cut short: the same, while running and at a start', async () => {
    await truncate(manifestPath(releases, made[2]!), 150)
    await servedSite.refresh()
    expect(await get('/')).toEqual({ status: 200, title: 'Home 2' })
    const started = await openServedSite(releases)
    expect(started.current()?.name).toBe(made[1])
    expect(started.problem()).toContain('is gone or damaged')
    started.close()
  })

  it(
    'two of them gone: the oldest is served; all of them: the site is being prepared, and ' +
      'nobody says it is well',
    async () => {
      for (const name of made.slice(1)) await rm(path.join(releases, name), { recursive: true })
      expect(await get('/')).toEqual({ status: 200, title: 'Home 1' })
      await rm(path.join(releases, made[0]!), { recursive: true })
      await servedSite.refresh()
      expect(await get('/')).toEqual({ status: 503, title: 'The site is being prepared' })
      expect(await getServedReleaseName(servedSite)).toBeNull()
    },
  )

  it('without the link that names it: the newest is served at a start', async () => {
    await rm(path.join(releases, 'current'))
    const started = await openServedSite(releases)
    expect(started.current()?.name).toBe(made[2])
    expect(started.problem()).toContain('No release is named the current one')
    started.close()
  })

  it(
    'with a change that cannot be read: it is served without it, and the next publication is ' +
      'whole',
    async () => {
      files = { 'index.html': htmlPage('Home 4', '/about') }
      expect(await live(true)).toBe(`${made[2]}/1`)
      await writeFile(
        path.join(getChangeFolder(releases, made[2]!, 1), 'change.json'),
        '{"number":1,',
      )
      const started = await openServedSite(releases)
      expect(started.current()?.name).toBe(made[2])
      expect(started.problem()).toBe(`Change 1 of the release ${made[2]} cannot be read.`)
      started.close()
      files = { ...files, 'about.html': htmlPage('About'), '404.html': htmlPage('Missing') }
      expect(await live(true)).toMatch(/^[^/]+$/)
    },
  )
})

describe('a single file', () => {
  it.each(['gone', 'cut short'])(
    '%s: it is served as it was in an earlier release, and that is said',
    async (how) => {
      await (how === 'gone' ? rm(fileOf('index.html')) : truncate(fileOf('index.html'), 100))
      expect(await get('/')).toEqual({ status: 200, title: 'Home 2' })
      expect(await get('/about')).toEqual({ status: 200, title: 'About' })
      expect(servedSite.problem()).toBe(
        'index.html is gone or damaged; an earlier one is served instead.',
      )
      expect(await getServedReleaseName(servedSite)).toBe(made[1])
    },
  )
})

describe('a whole build', () => {
  it(
    'finds damaged files and copies among those that stay the same, makes them anew, and ' +
      'says so',
    async () => {
      const whole = await readFile(fileOf('about.html'))
      await writeFile(fileOf('about.html'), Buffer.from(whole).fill(0x20, 40, 60))
      await writeFile(fileOf('404.html.br'), 'no brotli')
      const outcome = await outcomeOfWhole()
      expect(outcome).toMatchObject({
        kind: 'live',
        problem: expect.stringMatching(/were damaged \(2, such as .*404\.html/) as string,
      })
      await servedSite.refresh()
      for (const encoding of ['identity', 'br', 'gzip']) {
        expect(await get('/about', encoding)).toEqual({ status: 200, title: 'About' })
        expect(await get('/nothing', encoding)).toEqual({ status: 404, title: 'Missing' })
      }
      expect(await outcomeOfWhole()).toMatchObject({ kind: 'live', problem: null })
    },
  )

  it('does not keep a damaged page in place of one that could not be rendered', async () => {
    await writeFile(fileOf('about.html'), 'rubbish')
    deps.close = ((close) => async () => (await close(), await again.close()))(deps.close)
    const again = createTestPublisher(database.url, releases, async (job) => {
      await createFileRenderer(() => ({
        'index.html': htmlPage('Home', '/'),
        '404.html': htmlPage('Missing'),
      }))(job)
      return { gone: [], failed: { '/about': 'no data' }, left: 0 }
    })
    await publishRelease(again, { cause: 'test', signal })
    await servedSite.refresh()
    expect(await get('/about')).toEqual({ status: 404, title: 'Missing' })
  })
})

describe('going back', () => {
  it('reads the release first: a damaged one is passed over and named', async () => {
    await writeFile(fileOf('index.html.gz', made[1]), 'no gzip')
    const told: unknown[] = []
    expect(await rollBack(releases, (...damaged) => told.push(damaged))).toBe(made[0])
    expect(told).toEqual([[made[1], 'index.html']])
    expect(await readlink(path.join(releases, 'current'))).toBe(made[0])
  })
})
