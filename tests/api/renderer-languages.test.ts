import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTranslatedPath, splitLanguage } from '#config/languages.ts'
import { toPagePath } from '#server/publishing/releases/release.ts'
import { seeded } from '../seeded.ts'
import { makeRandomChange, insertDistrict } from './setup/random-change.ts'
import { createRendererPublisher, differences } from './setup/renderer-publisher.ts'
import { openSiteRenderers, type SiteRenderers } from './setup/site-renderer.ts'

let renderers: SiteRenderers
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-languages-'))
  renderers = await openSiteRenderers(folder)
})
afterAll(async () => {
  await renderers.close()
  await rm(folder, { recursive: true, force: true })
})

const publisher = (name: string) =>
  createRendererPublisher(join(folder, name), renderers.open(name, { languages: ['en', 'hi'] }))

/** Where a Hindi page leads that has a Hindi twin, but for the choice of the language. */
const linksToEnglish = (page: string): string[] =>
  [...page.matchAll(/<(?:a|form)\s[^>]*>/g)].flatMap(([tag]) => {
    const [, address = ''] = /\s(?:href|action)="(\/[^"?#]*)/.exec(tag) ?? []
    const isForAll = address === '' || !isTranslatedPath(address) || tag.includes('hreflang')
    return isForAll || splitLanguage(address).language.code === 'hi' ? [] : [address]
  })

test('every page is made in both languages, also after changes as in a build anew', async () => {
  const { db } = renderers
  const district = await insertDistrict(db)
  const [partly, whole] = [publisher('partly'), publisher('whole')]
  await partly.whole()

  const files = await partly.files()
  const pages = [...files.keys()].filter((name) => name.endsWith('.html')).map(toPagePath)
  const pathsIn = (code: string) =>
    pages.flatMap((address) => {
      const { language, path } = splitLanguage(address)
      return language.code === code && isTranslatedPath(path) ? path : []
    })
  expect(pathsIn('hi').sort()).toEqual(pathsIn('en').sort())
  expect(pages).toContain('/developers')
  expect(pages).not.toContain('/hi/developers')
  for (const [name, page] of files) {
    if (!/^hi(?:\/.*)?\.html$/.test(name)) continue
    expect(page, name).toContain('<html lang="hi"')
    expect(linksToEnglish(page), name).toEqual([])
    const path = toPagePath(name.slice('hi/'.length) || 'index.html')
    if (/^hi\/(?!fallback|404)/.test(name))
      expect(page, name).toContain(`href="${path}" lang="en" hreflang="en-IN"`)
  }

  const text = (name: string) => Buffer.from(files.get(name)!, 'latin1').toString()
  expect(JSON.parse(text('hi/manifest.webmanifest'))).toMatchObject({
    lang: 'hi-IN',
    start_url: '/hi',
  })
  expect(text('hi/blog/rss.xml')).toContain('<language>hi</language>')
  expect([...files.keys()]).toContain('hi/suggest.json')
  expect([...files.keys()]).not.toContain('hi/robots.txt')
  const named = [...text('sitemap-index.xml').matchAll(/\/(sitemap-[^<]+\.xml)</g)]
  expect(named.map(([, name]) => name)).toEqual([
    ...['sitemap-ads-0.xml', 'sitemap-businesses-0.xml'],
    ...['sitemap-hi-ads-0.xml', 'sitemap-hi-businesses-0.xml', 'sitemap-hi-pages.xml'],
    'sitemap-pages.xml',
  ])
  const locations = (name: string) =>
    [...text(name).matchAll(/<loc>([^<]+)</g)].map(([, loc]) =>
      splitLanguage(new URL(loc!).pathname),
    )
  for (const name of ['ads-0', 'businesses-0', 'pages']) {
    const [english, hindi] = [locations(`sitemap-${name}.xml`), locations(`sitemap-hi-${name}.xml`)]
    expect(new Set(hindi.map(({ language }) => language.code))).toEqual(new Set(['hi']))
    expect(hindi.map(({ path }) => path)).toEqual(
      english.map(({ path }) => path).filter(isTranslatedPath),
    )
  }

  const random = seeded(20261126)
  for (let round = 1; round <= 4; round++) {
    const changed = []
    for (let changes = 1 + Math.ceil(random() * 3); changes > 0; changes--)
      changed.push(await makeRandomChange(db, district, random))
    expect((await partly.changes(changed.map(({ mark }) => mark))).problem).toBeNull()
    await whole.whole()
    const told = changed.map(({ words }) => words).join(', ')
    expect(differences(await partly.files(), await whole.files()), told).toEqual([])
  }
})
