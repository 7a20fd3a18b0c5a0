import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkFinder } from '#server/publishing/publisher/renderer/links-to.ts'

let site: string
let linksTo: ReturnType<typeof createLinkFinder>
const PAGES: Record<string, string> = {
  '/': '<a class="card" href="/business/tea">Tea</a>',
  '/categories/food': '<a href="/business/tea#reviews">Reviews</a>',
  '/locations/sonpani': '<a href="/business/tea-house">Another</a> /business/tea',
  '/about': '<link href="/business/teas"><a href="/">Home</a>',
}

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'zila-links-'))
  const files = new Map<string, { site: string }>()
  for (const [page, html] of Object.entries(PAGES)) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`
    await mkdir(join(site, file, '..'), { recursive: true })
    await writeFile(join(site, file), html)
    files.set(file, { site })
  }
  files.set('lost.html', { site })
  linksTo = createLinkFinder(files)
})
afterAll(() => rm(site, { recursive: true, force: true }))

test('tells the live pages that lead to a page that went, and no others', async () => {
  const pages = [...Object.keys(PAGES), '/lost', '/not-there']
  expect(await linksTo(pages, new Set(['/business/tea']))).toEqual(['/', '/categories/food'])
  expect(await linksTo(pages, new Set(['/business/none', '/business/tea-house']))).toEqual([
    '/locations/sonpani',
  ])
})
