import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { businesses, liveSite, publications, publishMarks } from '#server/kit/db/tables/index.ts'
import { openServedSite } from '#server/publishing/site/index.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import { listChanges } from '#server/publishing/releases/change.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { rollBack } from '#server/publishing/publisher/roll-back.ts'
import { createLiveReader, readReleaseWithChanges } from '#server/publishing/releases/live.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import {
  publishRelease,
  type PublishOutcome,
  type PublishOptions,
} from '#server/publishing/publisher/publish.ts'
import {
  listLatestPublications,
  readPendingChanges,
} from '#server/publishing/publisher/publication-record.ts'
import { listReleases } from '#server/publishing/releases/release.ts'
import { getStaleReason } from '#server/publishing/publisher/stale.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { LOAD_QUICKLY } from './setup/load-quickly.ts'
import { insertCategory, insertLocation } from './setup/builders.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { waitUntil } from './setup/programs.ts'
import { createTestPublisher } from './setup/publisher.ts'
import { createShopRenderer } from './setup/shop-site.ts'

let database: TestDatabase
let releases: string
let build: PageRenderer
let deps: ReturnType<typeof createTestPublisher>
let place: { categoryId: number; locationId: number }

beforeAll(async () => {
  database = await createTestDatabase()
  deps = createTestPublisher(database.url, '', (job) => build(job))
  const [category, location] = [await insertCategory(deps.db), await insertLocation(deps.db)]
  place = { categoryId: category.id, locationId: location.id }
})

afterAll(async () => {
  await deps.close()
  await database.drop()
})

beforeEach(async () => {
  releases = await mkdtemp(join(tmpdir(), 'zila-changes-'))
  deps.releases = releases
  build = createShopRenderer(deps.db)
  await deps.db.delete(publishMarks)
  await deps.db.delete(publications)
  await deps.db.delete(liveSite)
  await deps.db.delete(businesses)
})

afterEach(() => rm(releases, { recursive: true, force: true }))

async function published(options: Partial<PublishOptions> = {}) {
  const signal = new AbortController().signal
  const outcome = await publishRelease(deps, {
    cause: 'test',
    signal,
    onlyChanges: true,
    ...options,
  })
  if (outcome.kind !== 'live') throw new Error(JSON.stringify(outcome))
  return outcome
}

async function open(name: string, description = 'one') {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(businesses)
      .values({ name, slug: name, description, status: 'active', ...place })
      .returning()
    await markChanged(tx, 'businesses', row!.id, 'created')
    return row!
  })
}

const describeAnew = (id: number, description: string) =>
  deps.db.transaction(async (tx) => {
    await tx.update(businesses).set({ description }).where(eq(businesses.id, id))
    await markChanged(tx, 'businesses', id, 'updated')
  })

const remove = (id: number) =>
  deps.db.transaction(async (tx) => {
    await tx.delete(businesses).where(eq(businesses.id, id))
    await markChanged(tx, 'businesses', id, 'deleted')
  })

/** The title of a page as a visitor gets it now; null when there is no such page. */
async function title(file: string): Promise<string | null> {
  const site = await readReleaseWithChanges(releases, (await getCurrentRelease(releases))!)
  const entry = site!.files.get(file)
  return entry
    ? /<title>(.*?)<\/title>/.exec(await readFile(join(entry.site, file), 'utf8'))![1]!
    : null
}

/** What the home page says there is. */
const listed = async () => ((await title('index.html')) ?? '').split('; ').filter(Boolean)

describe('a change', () => {
  it('is laid over the release: what differs is live, the rest is the same file', async () => {
    const [tea, cycle] = [await open('tea'), await open('cycle')]
    const whole = await published()
    await describeAnew(tea.id, 'two')
    await remove(cycle.id)
    await open('books')
    const change = await published()
    expect(change).toMatchObject({ release: `${whole.release}/1`, problem: null })
    expect(await listed()).toEqual(['/business/books one', '/business/tea two'])
    expect(await title('business/tea.html')).toBe('/business/tea two')
    expect(await title('business/cycle.html')).toBeNull()
    const site = await readReleaseWithChanges(releases, whole.release)
    expect(site!.files.get('404.html')!.site).not.toContain('/changes/')
    expect(site!.files.get('business/books.html')!.site).toContain('/changes/')
    expect(await readPendingChanges(deps.db)).toMatchObject({ count: 0 })
    expect(await listLatestPublications(deps.db, 1)).toMatchObject([
      { outcome: 'live', release: `${whole.release}/1`, pages: 3 },
    ])
  })

  it(
    'that leaves pages is a change that waits, of no record; also for a server that starts ' +
      'again',
    async () => {
      await open('tea')
      await published()
      const site = createShopRenderer(deps.db)
      const asked: unknown[] = []
      let left = 7
      build = async (job) => {
        asked.push(job.since?.marks)
        return { ...(await site(job)), left }
      }
      const books = await open('books')
      expect(await published()).toMatchObject({ left: 7 })
      expect(await readPendingChanges(deps.db)).toMatchObject({ count: 1 })
      left = 0
      await published()
      expect(asked).toEqual([[{ noun: 'businesses', recordId: books.id }], []])
      expect(await readPendingChanges(deps.db)).toMatchObject({ count: 0 })
    },
  )

  it('is served as soon as it is there, by a server that runs already', async () => {
    await open('tea')
    await published()
    const servedSite = await openServedSite(releases)
    expect(servedSite.current()!.files.has('business/books.html')).toBe(false)
    await open('books')
    await published()
    expect(await servedSite.refresh()).toBe(true)
    expect(servedSite.current()!.files.has('business/books.html')).toBe(true)
    expect(await servedSite.refresh()).toBe(false)
    servedSite.close()
  })

  it(
    'is served too when another part of the server, which shares the reading, has seen it ' +
      'first',
    async () => {
      await open('tea')
      await published()
      const live = createLiveReader(releases)
      const servedSite = await openServedSite(releases, live)
      await open('books')
      await published()
      const [site] = await Promise.all([live(), live()])
      expect(site!.change).toBe(1)
      expect(servedSite.current()!.files.has('business/books.html')).toBe(true)
      expect(await servedSite.refresh()).toBe(true)
      servedSite.close()
    },
  )

  it('needs a release of the same code to lie over; a whole one is made otherwise', async () => {
    await open('tea')
    const first = await published()
    expect(first.release).not.toContain('/')
    deps.fingerprint = 'other code'
    const second = await published()
    deps.fingerprint = 'one'
    expect(second.release).not.toContain('/')
    expect(await listReleases(releases)).toHaveLength(2)
  })

  it(
    'goes with its release when that is rolled back, and the next one is made of what is there ' +
      'then',
    async () => {
      await open('tea')
      const old = await published({ onlyChanges: false })
      await open('books')
      await published({ onlyChanges: false })
      await open('cycle')
      await published()
      expect(await rollBack(releases)).toBe(old.release)
      expect(await listed()).toEqual(['/business/tea one'])
      await open('seeds')
      expect((await published()).release).toBe(`${old.release}/1`)
      expect(await listed()).toHaveLength(4)
    },
  )

  it('leaves nothing to do for a start', async () => {
    await open('tea')
    await published()
    await open('books')
    await published()
    expect(await getStaleReason(deps.db, releases, 'one')).toBeNull()
    await deps.db.delete(businesses)
    expect(await getStaleReason(deps.db, releases, 'one')).toEqual({
      cause: 'the content changed',
      isWhole: false,
    })
  })

  it('that leads to a page which is not there does not go live, and its marks wait', async () => {
    await open('tea')
    await published()
    await open('books')
    build = async (job) => {
      const made = await createShopRenderer(deps.db)(job)
      await rm(join(job.outDir, 'business/books.html'))
      return made
    }
    const outcome = await publishRelease(deps, {
      cause: 'test',
      signal: new AbortController().signal,
      onlyChanges: true,
    })
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('/business/books') as string,
    })
    expect(await listed()).toEqual(['/business/tea one'])
    expect((await readPendingChanges(deps.db)).count).toBe(1)
    expect(await listChanges(releases, (await getCurrentRelease(releases))!)).toEqual([])
  })

  it(
    'is tried once more after a failure, as a renderer may have been killed; then a whole ' +
      'release is made',
    async () => {
      await open('tea')
      const whole = await published()
      const tried: string[] = []
      build = async (job) => {
        tried.push(job.since ? 'change' : 'whole')
        if (tried.length !== 2 && tried.length < 5) throw new Error('not yet')
        return createShopRenderer(deps.db)(job)
      }
      const outcomes: PublishOutcome[] = []
      const watching = watchForChanges(deps, {
        onOutcome: (outcome) => outcomes.push(outcome),
        quietMs: 10,
        lookEveryMs: 10,
        firstPauseMs: 10,
      })
      await open('books')
      await waitUntil(() => outcomes.length === 2)
      expect(outcomes[1]).toMatchObject({ kind: 'live', release: `${whole.release}/1` })
      await open('cycle')
      await waitUntil(() => outcomes.length === 5)
      await watching.stop()
      expect(tried).toEqual(['change', 'change', 'change', 'change', 'whole'])
      expect(outcomes.map(({ kind }) => kind)).toEqual([
        'failed',
        'live',
        'failed',
        'failed',
        'live',
      ])
    },
  )

  it('killed between the switch and its record counts as live', async () => {
    await open('tea')
    await published()
    await open('books')
    const { release } = await published()
    await deps.db.update(publications).set({ outcome: 'running', finishedAt: null, pages: null })
    await open('cycle')
    await published()
    expect(await listLatestPublications(deps.db, 2)).toMatchObject([
      { outcome: 'live' },
      { outcome: 'live', release },
    ])
    expect(await listed()).toHaveLength(3)
  })
})

describe('a burst', () => {
  it('is compressed in haste, and with care by the next whole release', async () => {
    await open('tea')
    await published()
    await Promise.all(Array.from({ length: 210 }, (_, i) => open(`shop-${i}`)))
    await published()
    const copies = async () =>
      (await readReleaseWithChanges(releases, (await getCurrentRelease(releases))!))!.files.get(
        'index.html',
      )!
    const hasty = await copies()
    expect(hasty.quick).toBe(true)
    await published({ onlyChanges: false })
    const careful = await copies()
    expect(careful.quick).toBeUndefined()
    expect(careful.hash).toBe(hasty.hash)
    expect(careful.br).toBeLessThan(hasty.br!)
  })
})

describe('a page that cannot be rendered', () => {
  const failing: PageRenderer = async (job) => {
    const made = await createShopRenderer(deps.db)(job)
    await rm(join(job.outDir, 'business/tea.html'), { force: true })
    return { ...made, failed: { '/business/tea': 'a broken picture' } }
  }

  it('stays as it was and is told of; the others go live', async () => {
    const tea = await open('tea')
    await published()
    build = failing
    await describeAnew(tea.id, 'two')
    await open('books')
    expect(await published()).toMatchObject({
      problem: '/business/tea could not be rendered: a broken picture',
    })
    expect(await title('business/tea.html')).toBe('/business/tea one')
    expect(await title('business/books.html')).toBe('/business/books one')
    expect(await listLatestPublications(deps.db, 1)).toMatchObject([
      { outcome: 'live', error: expect.stringContaining('tea') as string },
    ])
    expect(await published({ onlyChanges: false })).toMatchObject({
      problem: expect.stringContaining('tea') as string,
    })
    expect(await title('business/tea.html')).toBe('/business/tea one')
  })
})

describe('a whole build', () => {
  it('says so when it differs from what changes had made', async () => {
    await open('tea')
    await published()
    await open('books')
    build = async (job) => {
      const made = await createShopRenderer(deps.db)(job)
      await writeFile(join(job.outDir, 'business/books.html'), '<title>Wrong</title>')
      return made
    }
    expect(await published()).toMatchObject({ problem: null })
    build = createShopRenderer(deps.db)
    const whole = await published({ onlyChanges: false })
    expect(whole.problem).toBe(
      'The whole build differs from what changes had made of /business/books; it is right now.',
    )
    expect(await published({ onlyChanges: false })).toMatchObject({ problem: null })
  })
})

describe('killed at any moment', () => {
  /** More with `KILLS=60 npm run test:api -- publisher-changes`. */
  const KILLS = Number(process.env['KILLS'] ?? 12)

  it('the served site is a whole one, and what was marked is published next', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await open(name, '0')
    await published()
    const ids = (
      await deps.db.select({ id: businesses.id }).from(businesses).orderBy(asc(businesses.id))
    ).map(({ id }) => id)
    const script = join(import.meta.dirname, 'setup/watching.ts')
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = spawn(process.execPath, [...LOAD_QUICKLY, script, database.url, releases], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'close')
      await once(child.stdout, 'data')
      // A burst of changes that belong together, then the end within the time that a publication
      // takes.
      for (const id of ids) await describeAnew(id, String(kill))
      await sleep(Math.random() * 250)
      child.kill('SIGKILL')
      await ended
      const shown = await listed()
      expect(shown).toHaveLength(ids.length)
      for (const entry of shown)
        expect(await title(`${entry.split(' ')[0]!.slice(1)}.html`)).toBe(entry)
    }
    await waitUntil(
      async () =>
        (
          await publishRelease(deps, {
            cause: 'after',
            signal: new AbortController().signal,
            onlyChanges: true,
          })
        ).kind === 'live',
    )
    expect((await listed()).every((entry) => entry.endsWith(` ${KILLS}`))).toBe(true)
    expect((await readPendingChanges(deps.db)).count).toBe(0)
    const release = (await getCurrentRelease(releases))!
    await expect(access(join(releases, release, 'release.ndjson'))).resolves.toBeUndefined()
  }, 600_000)
})
