import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses, locations, publishMarks, takedowns } from '#server/kit/db/tables/index.ts'
import { BULK_MARK_OPTIONS, markChanged, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { publishRelease, type PublisherDeps } from '#server/publishing/publisher/publish.ts'
import {
  readPendingChanges,
  type PublicationScope,
} from '#server/publishing/publisher/publication-record.ts'
import { stripReviewsSection } from '#server/publishing/publisher/takedowns/remove-reviews.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { insertBusiness, insertCategory, insertLocation, insertReview } from './setup/builders.ts'
import { openSiteRenderers, SITE_URL, type SiteRenderers } from './setup/site-renderer.ts'

let folder: string
let renderers: SiteRenderers
let deps: PublisherDeps
let place: { categoryId: number; locationId: number }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-portions-'))
  renderers = await openSiteRenderers(folder)
  const { db } = renderers
  place = { categoryId: (await insertCategory(db)).id, locationId: (await insertLocation(db)).id }
  const shop = await insertBusiness(db, { ...place, name: 'Sal Tea House', slug: 'sal-tea' })
  await insertReview(db, { businessId: shop.id, comment: 'Words of a review' })
  deps = publisher()
  await published('all', false)
})
afterAll(async () => {
  await renderers.close()
  await rm(folder, { recursive: true, force: true })
})

const publisher = (cache = 'cache'): PublisherDeps => ({
  db: renderers.db,
  databaseUrl: renderers.db.$client.options.connectionString!,
  releases: join(folder, 'releases'),
  siteUrl: SITE_URL,
  fingerprint: 'one',
  write: renderers.open(cache).write,
  expected: async () => ['/'],
})

async function published(turn: PublicationScope, onlyChanges = true, by = deps) {
  const { signal } = new AbortController()
  const outcome = await publishRelease(by, { cause: 'test', signal, onlyChanges, turn })
  if (outcome.kind !== 'live') throw new Error(JSON.stringify(outcome))
  return outcome
}

const live = async () => (await createLiveReader(join(folder, 'releases'))())!
const has = async (slug: string) => (await live()).files.has(`business/${slug}.html`)
const textOf = async (file: string) =>
  readFile(join((await live()).files.get(file)!.site, file), 'utf8')

/** Listings as an import writes them. */
async function imported(...slugs: string[]) {
  for (const slug of slugs) {
    const { id } = await insertBusiness(renderers.db, { ...place, name: slug, slug })
    await markEachChanged(renderers.db, 'businesses', [id], 'created', BULK_MARK_OPTIONS)
  }
}

describe('bulk work', () => {
  test('is published in portions, each a whole site; decisions go before it', async () => {
    await imported('school-a', 'school-b', 'school-c')
    const approved = await insertBusiness(renderers.db, { ...place, name: 'Bank', slug: 'bank' })
    await markChanged(renderers.db, 'businesses', approved.id, 'created')

    // The decision alone: nothing of the import, not in a list either.
    expect(await published({ bulk: 0 })).toMatchObject({ problem: null })
    expect([await has('bank'), await has('school-a')]).toEqual([true, false])
    expect(await textOf('businesses.html')).not.toContain('school-a')
    expect(await readPendingChanges(renderers.db)).toMatchObject({ urgent: 0, due: 3 })

    await published({ bulk: 2 })
    expect([await has('school-a'), await has('school-b'), await has('school-c')]).toEqual(
      // In the order in which they were written.
      [true, true, false],
    )
    const list = await textOf('businesses.html')
    expect([list.includes('school-b'), list.includes('school-c')]).toEqual([true, false])

    // Everything has to be read again, and what waits still waits.
    const { locationId } = place
    await renderers.db.update(locations).set({ nameHi: 'पुर' }).where(eq(locations.id, locationId))
    await markChanged(renderers.db, 'locations', locationId, 'updated')
    await published({ bulk: 0 })
    expect([await has('bank'), await has('school-b'), await has('school-c')]).toEqual([
      ...[true, true, false],
    ])

    await published({ bulk: 2 })
    expect(await has('school-c')).toBe(true)
    expect(await textOf('businesses.html')).toContain('school-c')
    const left = isNull(publishMarks.publicationId)
    expect(await renderers.db.select().from(publishMarks).where(left)).toEqual([])
  })

  test('that waits is left out by a renderer that was just started, too', async () => {
    await imported('late-a', 'late-b')
    const other = publisher('other')
    await markChanged(renderers.db, 'settings', 1, 'updated')
    await published({ bulk: 0 }, true, other)
    expect([await has('late-a'), await has('bank')]).toEqual([false, true])
    // What is hidden is not waited for, though it is the work of an import that is undone.
    const [gone] = await renderers.db
      .delete(businesses)
      .where(eq(businesses.slug, 'school-a'))
      .returning()
    await markEachChanged(renderers.db, 'businesses', [gone!.id], 'deleted', BULK_MARK_OPTIONS)
    await published({ bulk: 0 }, true, other)
    expect([await has('school-a'), await has('late-a')]).toEqual([false, false])
    await published({ bulk: 2 }, true, other)
    expect([await has('late-a'), await has('late-b')]).toEqual([true, true])
    expect(
      await renderers.db.select().from(takedowns).where(isNull(takedowns.publicationId)),
    ).toEqual([])
  })
})

test('the home page as it is really rendered loses its reviews whole', async () => {
  const home = await textOf('index.html')
  expect(home).toContain('Words of a review')
  const without = stripReviewsSection(home)
  expect(without).not.toContain('Words of a review')
  expect(without).toContain('</footer>')
  expect(without.match(/<section/g)?.length).toBe(without.match(/<\/section>/g)?.length)
})
