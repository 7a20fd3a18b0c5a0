import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LanguageCode } from '#config/languages.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { openPageServer, type PageServer } from '#server/publishing/publisher/on-demand/index.ts'
import { ON_DEMAND_INDEX } from '#server/publishing/releases/on-demand.ts'
import { toPagePath } from '#server/publishing/releases/release.ts'
import { OnDemandPages, openServedSite, type ServedSite } from '#server/publishing/site/index.ts'
import { seeded } from '../seeded.ts'
import { insertReview } from './setup/builders.ts'
import { insertDistrict, makeRandomChange } from './setup/random-change.ts'
import { createRendererPublisher } from './setup/renderer-publisher.ts'
import { openSiteRenderers, SITE_OPTIONS, type SiteRenderers } from './setup/site-renderer.ts'

const languages: readonly LanguageCode[] = ['en', 'hi']

let folder: string
let renderers: SiteRenderers
let server: PageServer
let district: Awaited<ReturnType<typeof insertDistrict>>
let [partly, whole]: Array<ReturnType<typeof createRendererPublisher>> = []
let served: ServedSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-on-demand-'))
  renderers = await openSiteRenderers(folder)
  server = openPageServer({ ...SITE_OPTIONS, languages, cacheDir: join(folder, 'cache') })
  district = await insertDistrict(renderers.db)
  const open = (name: string) =>
    createRendererPublisher(join(folder, name), renderers.open(`cache-${name}`, { languages }))
  partly = open('partly')
  whole = open('whole')
  const first = await renderers.db.query.businesses.findFirst()
  await insertReview(renderers.db, { businessId: first!.id })
  await partly.whole([], [`/business/${first!.slug}`, `/hi/business/${first!.slug}`])
  await whole.whole()
  served = await openServedSite(join(folder, 'partly'))
  // It may take longer to start than a visitor waits.
  await vi.waitFor(() => new OnDemandPages(server).prepare(served.current()), 120_000)
})
afterAll(async () => {
  served.close()
  await server.close()
  await renderers.close()
  await rm(folder, { recursive: true, force: true })
})

/** What differs from a whole build with files for all pages, once each page was asked for. */
async function differences(pages: OnDemandPages): Promise<string[]> {
  await served.refresh()
  const [some, all] = [await partly!.files(), await whole!.files()]
  const found: string[] = []
  for (const [file, content] of all) {
    if (some.get(file) === content) continue
    const page =
      file.endsWith('.html') && !some.has(file)
        ? await pages.find(served.current()!, toPagePath(file))
        : null
    if (!page || brotliDecompressSync(page.br).toString('latin1') !== content) found.push(file)
  }
  const left = [...some.keys()].filter((file) => !all.has(file) && !file.startsWith('.'))
  return [...found, ...left]
}

test('a page rendered when asked is that of a whole build, after changes too', async () => {
  const pages = new OnDemandPages(server)
  const files = [...(await partly!.files()).keys()]
  expect(files.filter((file) => /^(?:hi\/)?business\//.test(file))).toHaveLength(2)
  expect(files).toContain(ON_DEMAND_INDEX)
  expect(await differences(pages)).toEqual([])

  const random = seeded(20261127)
  for (let round = 1; round <= 3; round++) {
    const changed = []
    for (let changes = 1 + Math.ceil(random() * 3); changes > 0; changes--)
      changed.push(await makeRandomChange(renderers.db, district, random))
    const made = await partly!.changes(changed.map(({ mark }) => mark))
    expect(made.problem).toBeNull()
    await whole!.whole()
    expect(await differences(pages), changed.map(({ words }) => words).join(', ')).toEqual([])
  }
})

test('a change names the pages that it touches, though they have no file', async () => {
  const { db } = renderers
  const rows = await db.select().from(businesses).where(eq(businesses.status, 'active'))
  const { id, slug } = rows.at(-1)!
  await db.update(businesses).set({ description: 'Another one' }).where(eq(businesses.id, id))
  const { changed } = await partly!.changes([{ noun: 'businesses', recordId: id }])
  expect(changed).toContain(`business/${slug}.html`)
  expect(changed).toContain(`hi/business/${slug}.html`)
  expect(changed.filter((file) => file.startsWith('.'))).toEqual([])

  await db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, id))
  const gone = await partly!.changes([{ noun: 'businesses', recordId: id }])
  expect(gone.changed).toContain(`business/${slug}.html`)
  await served.refresh()
  expect(await new OnDemandPages(server).find(served.current()!, `/business/${slug}`)).toBeNull()
})
