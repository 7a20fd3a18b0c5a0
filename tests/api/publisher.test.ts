import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publications, publishMarks } from '#server/db/tables/index.ts'
import type { PageRenderer } from '#server/publisher/job/render-job.ts'
import { readContent } from '#server/publisher/content.ts'
import { currentRelease } from '#server/releases/current.ts'
import { rollBack } from '#server/publisher/roll-back.ts'
import { expectedPages } from '#server/publisher/expected.ts'
import { COUNTS_WAIT_MINUTES, markChanged, markCounted } from '#server/publisher/mark.ts'
import { publish } from '#server/publisher/publish.ts'
import type { Outcome } from '#server/publisher/publish.ts'
import { latestPublications, pendingMarks } from '#server/publisher/record.ts'
import { listReleases, readRelease, siteFolder } from '#server/releases/release.ts'
import { whyStale } from '#server/publisher/stale.ts'
import { watchForChanges } from '#server/publisher/watch.ts'
import { createTestDatabase } from './setup/database.ts'
import type { TestDatabase } from './setup/database.ts'
import { waitUntil } from './setup/programs.ts'
import { building, publisherOn, SMALL_SITE } from './setup/publisher.ts'
import { page } from './setup/release.ts'
import type { Files } from './setup/release.ts'

const NEVER = new AbortController().signal

let database: TestDatabase
let releases: string
let files: Files
let build: PageRenderer
let deps: ReturnType<typeof publisherOn>

beforeAll(async () => {
  database = await createTestDatabase()
  deps = publisherOn(database.url, '', (job) => build(job))
})

afterAll(async () => {
  await deps.close()
  await database.drop()
})

beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'zila-releases-'))
  deps.releases = releases
  files = SMALL_SITE
  build = building(() => files)
  await deps.db.delete(publishMarks)
  await deps.db.delete(publications)
})

afterEach(() => rm(releases, { recursive: true, force: true }))

const publishNow = (cause = 'test') => publish(deps, { cause, signal: NEVER })

async function live(): Promise<string> {
  const outcome = await publishNow()
  if (outcome.kind !== 'live') throw new Error(JSON.stringify(outcome))
  return outcome.release
}

const served = async (file: string) =>
  readFile(path.join(siteFolder(releases, (await currentRelease(releases))!), file), 'utf8')
const mark = () => markChanged(deps.db, 'businesses', 1, 'updated')
const reasonOf = (outcome: Outcome) => (outcome.kind === 'failed' ? outcome.reason : outcome.kind)

describe('a publication', () => {
  it('makes a release current, with compressed copies, and takes the waiting marks', async () => {
    await mark()
    const name = await live()
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{4}$/)
    expect(await currentRelease(releases)).toBe(name)
    expect((await readdir(siteFolder(releases, name))).sort()).toEqual(
      [
        '404.html',
        '404.html.br',
        '404.html.gz',
        'index.html',
        'index.html.br',
        'index.html.gz',
      ].sort(),
    )
    expect(await pendingMarks(deps.db)).toEqual({
      count: 0,
      due: 0,
      newest: 0,
      since: null,
      isPublishing: false,
    })
    expect(await latestPublications(deps.db, 5)).toMatchObject([
      { outcome: 'live', release: name, pages: 2, cause: 'test' },
    ])
  })

  it('leaves what changes meanwhile for the next one', async () => {
    build = async (job) => {
      await mark()
      return building(() => files)(job)
    }
    await mark()
    await live()
    expect((await pendingMarks(deps.db)).count).toBe(1)
  })

  it('keeps the last three releases, in order even within one second', async () => {
    const made = []
    for (let n = 0; n < 5; n++) made.push(await live())
    expect(made).toEqual([...made].sort())
    expect(await listReleases(releases)).toEqual(made.slice(2))
    expect((await readdir(releases)).sort()).toEqual([...made.slice(2), 'current'])
  })

  it('does not compress again what did not change', async () => {
    const inode = async (file: string) =>
      (await stat(path.join(siteFolder(releases, (await currentRelease(releases))!), file))).ino
    await live()
    const before = { home: await inode('index.html.br'), missing: await inode('404.html.br') }
    files = { ...SMALL_SITE, 'index.html': page('Home, changed', '/') }
    await live()
    expect(await inode('404.html.br')).toBe(before.missing)
    expect(await inode('index.html.br')).not.toBe(before.home)
  })
})

describe('a site that is not fit to go live', () => {
  it.each<[string, Files, string]>([
    [
      'a dead link',
      { 'index.html': page('Home', '/nowhere') },
      'index.html leads to /nowhere, which is no address',
    ],
    [
      'a dead link of the full address',
      { 'index.html': page('Home', 'http://site.test/gone?a=1#b') },
      'leads to /gone',
    ],
    [
      'a relative dead link',
      { 'business/a.html': page('A', 'b'), 'index.html': page('Home') },
      'business/a.html leads to /business/b',
    ],
    ['a link to a file name', { 'index.html': page('Home', '/404.html') }, 'leads to /404.html'],
    [
      'a missing script',
      { 'index.html': page('Home') + '<script type="module" src="/_astro/x.js"></script>' },
      '/_astro/x.js',
    ],
    [
      'a missing picture',
      { 'index.html': page('Home') + "<img srcset='/a.webp 1x, /b.webp 2x'>" },
      'leads to /a.webp',
    ],
    [
      'a missing island',
      { 'index.html': page('Home') + '<astro-island component-url="/_astro/i.js">' },
      '/_astro/i.js',
    ],
    ['no title', { 'index.html': '<!doctype html><p>Home' }, 'index.html has no title'],
    ['no home page', { 'index.html': '', 'about.html': page('About') }, 'index.html has no title'],
  ])('%s: the old release stays and the marks wait', async (_, changed, reason) => {
    const before = await live()
    await mark()
    files = { ...SMALL_SITE, ...changed }
    expect(reasonOf(await publishNow())).toContain(reason)
    expect(await currentRelease(releases)).toBe(before)
    expect((await pendingMarks(deps.db)).count).toBe(1)
    expect(await readdir(releases)).toEqual([before, 'current'])
    const [latest] = await latestPublications(deps.db, 1)
    expect(latest).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining(reason) as string,
    })
  })

  it('a missing page is named', async () => {
    files = { '404.html': page('Not found') }
    expect(reasonOf(await publishNow())).toBe(
      'The built site is not fit to go live.\n/ is missing.',
    )
  })

  it(
    'a page that is missing because it could not be rendered is told with its cause, which ' +
      'comes first',
    async () => {
      const making = building(() => ({ ...SMALL_SITE, 'index.html': page('Home', '/blog') }))
      build = async (job) => ({
        ...(await making(job)),
        failed: { '/blog': 'location is not defined' },
      })
      expect(reasonOf(await publishNow())).toBe(
        'The built site is not fit to go live.\n/blog could not be rendered: location is not ' +
          'defined\nindex.html leads to /blog, which is no address of the site.',
      )
    },
  )

  it('takes for links what is one, and nothing else', async () => {
    const harmless = [
      '<!-- <a href="/comment"> --><script type="application/ld+json">{"url":"<a ' +
        "href='/json'>\"}</script>",
      '<a href="/?search=a&amp;page=2#top">x</a><a href="#main">x</a><a ' +
        'href="tel:+91">x</a><a href="mailto:a@b.c">x</a>',
      '<a href="https://elsewhere.test/x">x</a><a href="//elsewhere.test/y">x</a><img ' +
        'src="data:image/gif;base64,R0">',
      '<a data-note="5 > 4" title=\'href="/quoted"\' href="/caf%C3%A9">x</a><a ' +
        'href="/api/health">x</a>',
    ]
    files = {
      ...SMALL_SITE,
      'index.html': page('Home') + harmless.join(''),
      'café.html': page('Café'),
    }
    expect(reasonOf(await publishNow())).toBe('live')
  })
})

describe('a build that fails', () => {
  it('leaves the old release, tells why, and gives the marks back', async () => {
    const before = await live()
    await mark()
    build = () => Promise.reject(new Error('astro build ended with 1.'))
    expect(await publishNow()).toEqual({ kind: 'failed', reason: 'astro build ended with 1.' })
    expect(await currentRelease(releases)).toBe(before)
    expect((await pendingMarks(deps.db)).count).toBe(1)
  })

  it('is given up when it is told to stop', async () => {
    const stopping = new AbortController()
    build = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        stopping.abort(new Error('The server is being stopped.'))
      })
    const outcome = await publish(deps, { cause: 'test', signal: stopping.signal })
    expect(outcome).toEqual({ kind: 'failed', reason: 'The server is being stopped.' })
    expect(await readdir(releases)).toEqual([])
  })
})

describe('rolling back', () => {
  it('goes to the release before, one at a time, and a start does not undo it', async () => {
    files = { ...SMALL_SITE, 'index.html': page('First', '/') }
    const first = await live()
    files = { ...SMALL_SITE, 'index.html': page('Second', '/') }
    const second = await live()
    expect(await served('index.html')).toContain('Second')
    expect(await rollBack(releases)).toBe(first)
    expect(await served('index.html')).toContain('First')
    expect(await rollBack(releases)).toBeNull()
    expect(await whyStale(deps.db, releases, 'one')).toBeNull()
    expect(await listReleases(releases)).toEqual([first, second])
  })
})

describe('at start', () => {
  it('builds when there is no release, other code or other content, and else not', async () => {
    expect(await whyStale(deps.db, releases, 'one')).toEqual({
      cause: 'first release',
      isWhole: true,
    })
    const name = await live()
    expect(await whyStale(deps.db, releases, 'one')).toBeNull()
    expect(await whyStale(deps.db, releases, 'two')).toEqual({
      cause: 'the code or the addresses changed',
      isWhole: true,
    })
    await deps.db.execute(`insert into states (name, slug) values ('Jharkhand', 'jharkhand')`)
    expect(await whyStale(deps.db, releases, 'one')).toBeNull()
    await deps.db.execute(`insert into categories (name, slug) values ('Banks', 'banks')`)
    expect(await whyStale(deps.db, releases, 'one')).toEqual({
      cause: 'the content changed',
      isWhole: false,
    })
    const manifest = path.join(releases, name, 'release.ndjson')
    await truncate(manifest, (await stat(manifest)).size - 100)
    expect(await whyStale(deps.db, releases, 'one')).toEqual({
      cause: 'first release',
      isWhole: true,
    })
    await rm(manifest)
    expect(await whyStale(deps.db, releases, 'one')).toEqual({
      cause: 'first release',
      isWhole: true,
    })
  })

  it('a manifest that lost its last lines is none', async () => {
    const name = await live()
    const manifest = path.join(releases, name, 'release.ndjson')
    const lines = (await readFile(manifest, 'utf8')).trimEnd().split('\n')
    expect((await readRelease(releases, name))!.files.size).toBe(lines.length - 1)
    await writeFile(manifest, lines.slice(0, -1).join('\n'))
    expect(await readRelease(releases, name)).toBeNull()
  })
})

describe('the pages that must be there', () => {
  it('are those of the content the build began with', async () => {
    await deps.db.execute(`insert into categories (name, slug) values ('Hospitals', 'hospitals')`)
    const { version } = await readContent(deps.db)
    await deps.db.execute(`insert into categories (name, slug) values ('Schools', 'schools')`)
    const expected = await expectedPages(deps.db, version)
    expect(expected).toContain('/categories/hospitals')
    expect(expected).toContain('/businesses')
    expect(expected).not.toContain('/categories/schools')
  })
})

describe('changes', () => {
  it('that come in a burst are published once, and later ones again', async () => {
    const outcomes: Outcome[] = []
    const watching = watchForChanges(deps, {
      onOutcome: (outcome) => outcomes.push(outcome),
      quietMs: 200,
      lookEveryMs: 20,
    })
    for (let n = 0; n < 20; n++) await mark()
    await waitUntil(() => outcomes.length === 1)
    expect(await latestPublications(deps.db, 5)).toMatchObject([
      { outcome: 'live', cause: '20 changes' },
    ])
    await mark()
    await waitUntil(() => outcomes.length === 2)
    await watching.stop()
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['live', 'live'])
  })

  it('are left to another process that publishes, and it is told so', async () => {
    const [other] = await deps.db
      .insert(publications)
      .values({ cause: 'another process' })
      .returning()
    let told = 0
    const watching = watchForChanges(deps, {
      onOutcome: () => undefined,
      onOtherPublisher: () => void told++,
      lookEveryMs: 20,
    })
    await waitUntil(() => told > 0)
    await deps.db
      .update(publications)
      .set({ outcome: 'live', finishedAt: new Date() })
      .where(eq(publications.id, other!.id))
    await waitUntil(async () => !(await pendingMarks(deps.db)).isPublishing)
    await watching.stop()
    const before = told
    const quiet = watchForChanges(deps, {
      onOutcome: () => undefined,
      onOtherPublisher: () => void told++,
      quietMs: 20,
      lookEveryMs: 20,
    })
    await mark()
    await waitUntil(async () => (await pendingMarks(deps.db)).count === 0)
    await quiet.stop()
    // One's own publication is nobody else's.
    expect(told).toBe(before)
  })

  it(
    'of small counts are gathered: they go along with another change, or together when the ' +
      'first is due',
    async () => {
      const outcomes: Outcome[] = []
      let looks = 0
      const watching = watchForChanges(deps, {
        onOutcome: (outcome) => outcomes.push(outcome),
        calendar: () => {
          looks++
          return null
        },
        quietMs: 50,
        lookEveryMs: 20,
      })
      const look = async () => {
        const seen = looks
        await waitUntil(() => looks > seen + 5)
      }
      for (let n = 0; n < 27; n++) await markCounted(deps.db, 'reviews', n + 1)
      await look()
      expect(outcomes).toEqual([])
      expect(await pendingMarks(deps.db)).toMatchObject({ count: 27, due: 0 })
      const [{ wait } = { wait: 0 }] = await deps.db
        .select({ wait: sql<number>`(extract(epoch from max(due_at - at)) / 60)::float` })
        .from(publishMarks)
      expect(wait).toBeCloseTo(COUNTS_WAIT_MINUTES, 5)

      await mark()
      await waitUntil(() => outcomes.length === 1)
      expect(await latestPublications(deps.db, 5)).toMatchObject([
        { outcome: 'live', cause: '28 changes' },
      ])

      for (let n = 0; n < 27; n++) await markCounted(deps.db, 'reviews', n + 1)
      await look()
      expect(outcomes).toHaveLength(1)
      const [first] = await deps.db
        .select()
        .from(publishMarks)
        .where(sql`publication_id is null`)
        .orderBy(publishMarks.id)
      await deps.db
        .update(publishMarks)
        .set({ dueAt: new Date() })
        .where(eq(publishMarks.id, first!.id))
      await waitUntil(() => outcomes.length === 2)
      await look()
      await watching.stop()
      expect(await latestPublications(deps.db, 5)).toMatchObject([
        { cause: '27 changes' },
        { cause: '28 changes' },
      ])
    },
  )

  it('that never stop coming are published all the same', async () => {
    let done = false
    const watching = watchForChanges(deps, {
      onOutcome: () => (done = true),
      quietMs: 10_000,
      longestMs: 300,
      lookEveryMs: 20,
    })
    await mark()
    await waitUntil(() => done, 3000)
    await watching.stop()
  })

  it('are tried again after a failure, with longer and longer pauses', async () => {
    const kinds: string[] = []
    const tried: number[] = []
    build = async (job) => {
      tried.push(performance.now())
      if (tried.length < 4) throw new Error('not yet')
      return building(() => files)(job)
    }
    const watching = watchForChanges(deps, {
      firstCause: async () => ({ cause: 'test', isWhole: true }),
      firstPauseMs: 50,
      onOutcome: ({ kind }) => kinds.push(kind),
    })
    await waitUntil(() => kinds.includes('live'))
    await watching.stop()
    expect(kinds).toEqual(['failed', 'failed', 'failed', 'live'])
    expect(tried[3]! - tried[2]!).toBeGreaterThan(190)
  })
})

describe('several processes', () => {
  const program = (milliseconds: number) => {
    const script = path.join(import.meta.dirname, 'setup/publishing.ts')
    const child = spawn(process.execPath, [script, database.url, releases, `${milliseconds}`])
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => said.push(line))
    return { child, said, ended: once(child, 'close') }
  }

  it('never publish at the same time', async () => {
    const first = program(600)
    await waitUntil(() => first.said.includes('building'))
    expect(await publishNow()).toEqual({ kind: 'busy' })
    const second = program(0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(second.said).toEqual([])
    await Promise.all([first.ended, second.ended])
    expect([first.said, second.said]).toEqual([
      ['building', 'live'],
      ['building', 'live'],
    ])
  })

  it(
    'killed in the middle of a build: the old release is served, and the next one publishes ' +
      'what was marked',
    async () => {
      const before = await live()
      await mark()
      const killed = program(60_000)
      await waitUntil(() => killed.said.includes('building'))
      killed.child.kill('SIGKILL')
      await killed.ended
      expect(await currentRelease(releases)).toBe(before)
      expect((await readdir(releases)).some((name) => name.startsWith('.building-'))).toBe(true)

      await waitUntil(async () => (await publishNow('again')).kind === 'live')
      expect((await readdir(releases)).filter((name) => name.startsWith('.'))).toEqual([])
      const [now, dead] = await latestPublications(deps.db, 2)
      expect(dead).toMatchObject({
        outcome: 'failed',
        error: 'The publisher was ended before it had finished.',
      })
      const marks = await deps.db
        .select()
        .from(publishMarks)
        .where(eq(publishMarks.publicationId, now!.id))
      expect(marks).toHaveLength(1)
    },
  )

  it(
    'killed in the middle: a watching one publishes what was marked by itself, however it was ' +
      'claimed',
    async () => {
      await live()
      await mark()
      const killed = program(60_000)
      await waitUntil(() => killed.said.includes('building'))
      const kinds: string[] = []
      const watching = watchForChanges(deps, {
        onOutcome: ({ kind }) => {
          kinds.push(kind)
          killed.child.kill('SIGKILL')
        },
        quietMs: 20,
        lookEveryMs: 20,
      })
      await waitUntil(() => kinds.includes('live'))
      await watching.stop()
      expect(kinds).toEqual(['busy', 'live'])
      expect((await pendingMarks(deps.db)).count).toBe(0)
    },
  )

  it('killed between the switch and its record: the release is counted as live', async () => {
    const name = await live()
    await deps.db.update(publications).set({ outcome: 'running', finishedAt: null, pages: null })
    await live()
    expect(await latestPublications(deps.db, 2)).toMatchObject([
      { outcome: 'live' },
      { outcome: 'live', release: name },
    ])
    expect(await readRelease(releases, name)).not.toBeNull()
  })
})
