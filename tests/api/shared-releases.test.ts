import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeVersions,
  liveSite,
  publications,
  publisherLocks,
  publishMarks,
  releaseParts,
} from '#server/kit/db/tables/index.ts'
import { openStorage, type Storage } from '#server/kit/storage/index.ts'
import { deliverSite } from '#server/publishing/publisher/deliver.ts'
import { openTarget } from '#server/publishing/publisher/delivery/index.ts'
import { findDamagedFile } from '#server/publishing/publisher/damaged-file.ts'
import { publishRelease, type PublishOptions } from '#server/publishing/publisher/publish.ts'
import { openSharedReleases } from '#server/publishing/releases/shared/index.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { listReleases } from '#server/publishing/releases/release.ts'
import { openBuckets, type Buckets } from './setup/buckets.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { createFileRenderer, createTestPublisher } from './setup/publisher.ts'
import { htmlPage, makeRelease, type Files } from './setup/release.ts'

const NEVER = new AbortController().signal

let database: TestDatabase
let buckets: Buckets
let folder: string
let store: Storage
let opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  buckets = await openBuckets()
})
afterAll(async () => {
  await buckets.close()
  await database.drop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-machines-'))
})
afterEach(async () => {
  await Promise.all(opened.map((close) => close()))
  opened = []
  await rm(folder, { recursive: true, force: true })
})

const SITE: Files = {
  'index.html': htmlPage('Home', '/', '/about'),
  'about.html': htmlPage('About', '/'),
  '404.html': htmlPage('Not found', '/'),
  '_astro/one.css': `a { color: red }\n${'/* words */\n'.repeat(50)}`,
  'empty.txt': '',
  'icon.svg': '<svg/>',
}

/** A machine with a data folder of its own. */
function machine(name: string, fingerprint = 'one') {
  const releases = join(folder, name, 'releases')
  const live = createLiveReader(releases)
  let files = SITE
  let whileBuilding: () => Promise<unknown> = async () => null
  const deps = createTestPublisher(
    database.url,
    releases,
    createFileRenderer(async () => {
      await whileBuilding()
      return files
    }),
    { fingerprint, live },
  )
  deps.shared = openSharedReleases({ db: deps.db, store, releases, live })
  opened.push(deps.close)
  return {
    deps,
    releases,
    shared: deps.shared,
    publish: async (
      site: Files,
      more: Partial<PublishOptions> = {},
      meanwhile: () => Promise<unknown> = async () => null,
    ) => {
      files = site
      whileBuilding = meanwhile
      return publishRelease(deps, { cause: 'test', signal: NEVER, ...more })
    },
    /** What a visitor of this machine gets. */
    read: async (file: string) => {
      const placed = (await live())?.files.get(file)
      return placed ? readFile(join(placed.site, file), 'utf8') : null
    },
    damage: async () => {
      const site = (await live())!
      return site.damage ?? (await findDamagedFile(site))
    },
  }
}

const changed = (title: string): Files => ({ ...SITE, 'about.html': htmlPage(title, '/') })

const STORES: Record<string, () => Promise<Storage>> = {
  'a shared folder': () => openStorage(join(folder, 'shared'), null, 'releases'),
  'a bucket': async () => openStorage(folder, await buckets.make(), 'releases'),
}

describe.each(Object.entries(STORES))('by %s', (_, openStore) => {
  beforeEach(async () => {
    store = await openStore()
    const { db } = machine('cleaner').deps
    for (const table of [publishMarks, publications, liveSite, releaseParts, codeVersions])
      await db.delete(table)
  })

  test('what one machine publishes is on the others, byte for byte', async () => {
    const [a, b] = [machine('a'), machine('b')]
    expect(await b.shared.follow()).toBe(false)
    expect(await a.publish(SITE)).toMatchObject({ kind: 'live' })
    expect(await b.shared.follow()).toBe(true)
    for (const [name, content] of Object.entries(SITE)) expect(await b.read(name)).toBe(content)
    expect(await b.damage()).toBeNull()

    expect(await b.publish(changed('Of b'), { onlyChanges: true })).toMatchObject({
      release: expect.stringMatching(/\/1$/) as string,
    })
    expect(await a.read('about.html')).toBe(SITE['about.html'])
    await a.shared.follow()
    expect(await a.read('about.html')).toBe(changed('Of b')['about.html'])
    expect(await a.damage()).toBeNull()
  })

  test('a machine that was behind publishes over what is live, not over what it has', async () => {
    const [a, b] = [machine('a'), machine('b')]
    await a.publish(SITE)
    await b.shared.follow()
    await a.publish(changed('Second'), { onlyChanges: true })
    await a.publish(changed('Third'), { onlyChanges: true })
    const outcome = await b.publish(changed('Fourth'), { onlyChanges: true })
    expect(outcome).toMatchObject({ release: expect.stringMatching(/\/3$/) as string })
    await a.shared.follow()
    expect(await a.read('about.html')).toBe(changed('Fourth')['about.html'])
  })

  test('of a new release only what differs is fetched', async () => {
    const [a, b] = [machine('a'), machine('b')]
    await a.publish(SITE)
    await b.shared.follow()
    await a.publish(changed('Second'))
    const read: string[] = []
    const { open } = store
    store.open = (name, range) => {
      read.push(`${name.split('.').at(-1)} ${range ? range.end - range.start + 1 : ''}`.trim())
      return open(name, range)
    }
    await b.shared.follow()
    const size = (await a.deps.live!())!.files.get('about.html')!
    expect(read).toEqual(['files', 'keys', `pack ${size.br! + size.gz!}`])
    expect(await b.damage()).toBeNull()
    expect(await b.read('about.html')).toBe(changed('Second')['about.html'])
  })

  test('older code does not publish over newer code, unless a person says so', async () => {
    const old = machine('a', 'one')
    await old.publish(SITE)
    const updated = machine('b', 'two')
    expect(await updated.publish(changed('New'))).toMatchObject({ kind: 'live' })
    expect(await old.publish(changed('Old'))).toEqual({ kind: 'outdated' })
    await old.shared.follow()
    expect(await old.read('about.html')).toBe(changed('New')['about.html'])
    const asked = { isDeliberate: true }
    expect(await old.publish(changed('Old'), asked)).toMatchObject({ kind: 'live' })
    expect(await updated.publish(SITE)).toEqual({ kind: 'outdated' })
  })

  test('a full machine leaves publishing to the others, and takes its turn again', async () => {
    const [full, other] = [machine('a'), machine('b')]
    await full.publish(SITE)
    full.deps.hasRoom = async () => false
    const locks = await full.deps.db.select().from(publisherLocks)
    expect(await full.publish(changed('Never'))).toEqual({ kind: 'full' })
    expect(await full.deps.db.select().from(publisherLocks)).toEqual(locks)
    expect(await other.publish(changed('By the other'))).toMatchObject({ kind: 'live' })
    await full.shared.follow()
    expect(await full.read('about.html')).toBe(changed('By the other')['about.html'])
    full.deps.hasRoom = async () => true
    expect(await full.publish(SITE)).toMatchObject({ kind: 'live' })
  })

  test('a target never goes back, whoever was behind and starts again', async () => {
    const place = join(folder, 'www')
    const target = await openTarget(place, null)
    const [a, b, old] = [machine('a'), machine('b'), machine('old', 'zero')]
    const deliver = ({ deps }: typeof a) =>
      deliverSite({ live: deps.live!, target, hook: null, source: deps }, [], NEVER)
    const sent = () => readFile(join(place, 'about.html'), 'utf8')
    await old.publish(changed('Old'))
    await b.shared.follow()
    await a.publish(changed('Second'))
    await deliver(a)
    expect(await deliver(old)).toBeNull()
    expect(await deliver(b)).toEqual({ sent: 0, removed: 0 })
    expect(await sent()).toBe(changed('Second')['about.html'])

    await a.publish(changed('Third'), { onlyChanges: true })
    // The machine that published has died before it sent anything.
    expect(await deliver(b)).toEqual({ sent: 1, removed: 0 })
    expect(await sent()).toBe(changed('Third')['about.html'])

    const alone = machine('alone')
    alone.deps.shared = null
    const { deps } = alone
    await makeRelease(alone.releases, '2026-01-01T00-00-00Z-0001', SITE)
    expect(
      await deliverSite({ live: deps.live!, target, hook: null, source: deps }, [], NEVER),
    ).toBeNull()
    expect(await sent()).toBe(changed('Third')['about.html'])
  })

  test('a rollback is one of all machines, and ends what is being published', async () => {
    const [a, b] = [machine('a'), machine('b')]
    await a.publish(SITE)
    await a.publish(changed('Second'), { onlyChanges: true })
    await a.publish(changed('Bad'))
    await b.shared.follow()
    const rollBack = () => b.shared.rollBack(() => undefined)
    const second = (await listReleases(a.releases)).at(-2)
    const outcome = await a.publish(changed('Worse'), {}, async () =>
      expect(await rollBack()).toBe(second),
    )
    expect(outcome).toMatchObject({ kind: 'failed' })
    const fresh = machine('c')
    for (const each of [a, b, fresh]) {
      await each.shared.follow()
      expect(await each.read('about.html')).toBe(changed('Second')['about.html'])
    }
  })

  test('a new machine has the earlier releases too, and old files are removed', async () => {
    const a = machine('a')
    for (const title of ['1', '2', '3', '4', '5']) await a.publish(changed(title))
    const parts = await a.deps.db.select().from(releaseParts)
    expect(parts).toHaveLength(3)
    const b = machine('b')
    await b.shared.follow()
    await b.shared.followEarlier()
    expect(await listReleases(b.releases)).toEqual((await listReleases(a.releases)).slice(-2))
    expect(await b.read('about.html')).toBe(changed('5')['about.html'])
    expect((await readdir(b.releases)).filter((name) => name.startsWith('.'))).toEqual([])
  })
})
