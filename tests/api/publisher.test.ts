import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContentSummary } from '#server/publishing/publisher/content.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { rollBack } from '#server/publishing/publisher/roll-back.ts'
import { listExpectedPages } from '#server/publishing/publisher/expected.ts'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import {
  listLatestPublications,
  readPendingChanges,
} from '#server/publishing/publisher/publication-record.ts'
import { listReleases, readRelease, siteFolder } from '#server/publishing/releases/release.ts'
import { getStaleReason } from '#server/publishing/publisher/stale.ts'
import { createFileRenderer, SMALL_SITE } from './setup/publisher.ts'
import { htmlPage } from './setup/release.ts'
import {
  deps,
  files,
  publishAndExpectLive,
  markBusinessChanged,
  openSmallSite,
  publishNow,
  releases,
  readServedFile,
  setBuild,
  setFiles,
} from './setup/small-site.ts'

openSmallSite()

describe('a publication', () => {
  it('makes a release current, with compressed copies, and takes the waiting marks', async () => {
    await markBusinessChanged()
    const name = await publishAndExpectLive()
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{4}$/)
    expect(await getCurrentRelease(releases)).toBe(name)
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
    expect(await readPendingChanges(deps.db)).toEqual({
      count: 0,
      due: 0,
      urgent: 0,
      newest: 0,
      newestUrgent: 0,
      since: null,
      isPublishing: false,
    })
    expect(await listLatestPublications(deps.db, 5)).toMatchObject([
      { outcome: 'live', release: name, pages: 2, cause: 'test' },
    ])
  })

  it('leaves what changes meanwhile for the next one', async () => {
    setBuild(async (job) => {
      await markBusinessChanged()
      return createFileRenderer(() => files)(job)
    })
    await markBusinessChanged()
    await publishAndExpectLive()
    expect((await readPendingChanges(deps.db)).count).toBe(1)
  })

  it('keeps the last three releases, in order even within one second', async () => {
    const made = []
    for (let n = 0; n < 5; n++) made.push(await publishAndExpectLive())
    expect(made).toEqual([...made].sort())
    expect(await listReleases(releases)).toEqual(made.slice(2))
    expect((await readdir(releases)).sort()).toEqual([...made.slice(2), 'current'])
  })

  it('does not compress again what did not change', async () => {
    const inode = async (file: string) =>
      (await stat(path.join(siteFolder(releases, (await getCurrentRelease(releases))!), file))).ino
    await publishAndExpectLive()
    const before = { home: await inode('index.html.br'), missing: await inode('404.html.br') }
    setFiles({ ...SMALL_SITE, 'index.html': htmlPage('Home, changed', '/') })
    await publishAndExpectLive()
    expect(await inode('404.html.br')).toBe(before.missing)
    expect(await inode('index.html.br')).not.toBe(before.home)
  })
})

describe('a build that fails', () => {
  it('leaves the old release, tells why, and gives the marks back', async () => {
    const before = await publishAndExpectLive()
    await markBusinessChanged()
    setBuild(() => Promise.reject(new Error('astro build ended with 1.')))
    expect(await publishNow()).toEqual({ kind: 'failed', reason: 'astro build ended with 1.' })
    expect(await getCurrentRelease(releases)).toBe(before)
    expect((await readPendingChanges(deps.db)).count).toBe(1)
  })

  it('is given up when it is told to stop', async () => {
    const stopping = new AbortController()
    setBuild(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
          stopping.abort(new Error('The server is being stopped.'))
        }),
    )
    const outcome = await publishRelease(deps, { cause: 'test', signal: stopping.signal })
    expect(outcome).toEqual({ kind: 'failed', reason: 'The server is being stopped.' })
    expect(await readdir(releases)).toEqual([])
  })
})

describe('rolling back', () => {
  it('goes to the release before, one at a time, and a start does not undo it', async () => {
    setFiles({ ...SMALL_SITE, 'index.html': htmlPage('First', '/') })
    const first = await publishAndExpectLive()
    setFiles({ ...SMALL_SITE, 'index.html': htmlPage('Second', '/') })
    const second = await publishAndExpectLive()
    expect(await readServedFile('index.html')).toContain('Second')
    expect(await rollBack(releases)).toBe(first)
    expect(await readServedFile('index.html')).toContain('First')
    expect(await rollBack(releases)).toBeNull()
    expect(await getStaleReason(deps.db, releases, 'one')).toBeNull()
    expect(await listReleases(releases)).toEqual([first, second])
  })
})

describe('at start', () => {
  it('builds when there is no release, other code or other content, and else not', async () => {
    expect(await getStaleReason(deps.db, releases, 'one')).toEqual({
      cause: 'first release',
      isWhole: true,
    })
    const name = await publishAndExpectLive()
    expect(await getStaleReason(deps.db, releases, 'one')).toBeNull()
    expect(await getStaleReason(deps.db, releases, 'two')).toEqual({
      cause: 'the code or the addresses changed',
      isWhole: true,
    })
    await deps.db.execute(`insert into states (name, slug) values ('Madhyam', 'madhyam')`)
    expect(await getStaleReason(deps.db, releases, 'one')).toBeNull()
    await deps.db.execute(`insert into categories (name, slug) values ('Banks', 'banks')`)
    expect(await getStaleReason(deps.db, releases, 'one')).toEqual({
      cause: 'the content changed',
      isWhole: false,
    })
    const manifest = path.join(releases, name, 'release.ndjson')
    await truncate(manifest, (await stat(manifest)).size - 100)
    expect(await getStaleReason(deps.db, releases, 'one')).toEqual({
      cause: 'first release',
      isWhole: true,
    })
    await rm(manifest)
    expect(await getStaleReason(deps.db, releases, 'one')).toEqual({
      cause: 'first release',
      isWhole: true,
    })
  })

  it('a manifest that lost its last lines is none', async () => {
    const name = await publishAndExpectLive()
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
    const { version } = await readContentSummary(deps.db)
    await deps.db.execute(`insert into categories (name, slug) values ('Schools', 'schools')`)
    const expected = await listExpectedPages(deps.db, version)
    expect(expected).toContain('/categories/hospitals')
    expect(expected).toContain('/businesses')
    expect(expected).not.toContain('/categories/schools')
  })
})
