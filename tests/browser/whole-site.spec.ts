import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAppPath } from '#config/app-paths.ts'
import {
  addLanguage,
  FIRST_LANGUAGE,
  isTranslatedPath,
  LANGUAGES,
  splitLanguage,
} from '#config/languages.ts'
import { ENDPOINTS } from '#contract/index.ts'
import {
  fileToPath,
  listFiles,
  readPage,
  sampleEachTemplate,
  getTemplateName,
} from '../site/files.ts'
import { findInvalidHtml } from '../site/html.ts'
import { findExternalRequests, findDeadLinks, findTags } from '../site/links.ts'
import { getStructuredData, findSchemaErrors } from '../site/structured-data.ts'
import { BUDGETS } from './setup/budgets.ts'
import { getServedSiteFolder } from './setup/folder.ts'
import { PAGES } from './setup/pages.ts'
import { readHostileWords } from './setup/seed-hostile.ts'
import { expect, test } from './setup/test.ts'

/* Checks of all files of the built site, without a browser. */

const sorted = (named: object) => Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))

let site = ''
let files: string[] = []
const pages = new Map<string, string>()

test.describe('the whole site', { tag: '@desktop' }, () => {
  test.beforeAll(async () => {
    site = await getServedSiteFolder()
    files = await listFiles(site)
    for (const file of files.filter((name) => name.endsWith('.html')))
      pages.set(file, await readPage(site, file))
  })

  test('every page tells what it is: language, title, description, one heading, its own address', ({
    baseURL,
  }) => {
    const wrong: string[] = []
    for (const [file, html] of pages) {
      const check = (what: string, holds: boolean) => void (holds || wrong.push(`${file}: ${what}`))
      const isFound = !html.includes('<meta name="robots" content="noindex"')
      const { language } = splitLanguage(fileToPath(file))
      check('lang', /<html[^>]* lang="(\w+)"/.exec(html)?.[1] === language.code)
      check('title', /<title>[^<]{4,}<\/title>/.test(html))
      check('description', /<meta name="description" content="[^"]{20,}"/.test(html))
      check('one h1', html.match(/<h1[\s>]/g)?.length === 1)
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
      check(`canonical ${canonical}`, isFound === (canonical?.startsWith(baseURL!) ?? false))
    }
    expect(wrong).toEqual([])
  })

  test('every page names the same page in each language, and no other', () => {
    const known = new Set([...pages.keys()].map(fileToPath))
    const wrong: string[] = []
    let twins = 0
    for (const [file, html] of pages) {
      const named = Object.fromEntries<string>(
        [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
          ([, hreflang, href]) =>
            [hreflang!, new URL(href!).pathname.replace(/(?<=.)\/$/, '')] as const,
        ),
      )
      if (Object.keys(named).length === 0) continue
      const { path, language: own } = splitLanguage(fileToPath(file))
      // A post that is translated names its translation.
      const [, translation, itsLanguage] =
        /data-translation[\s\S]{0,80}?href="([^"]+)"[\s\S]{0,200}? lang="(\w+)"/.exec(html) ?? []
      if (translation && splitLanguage(translation).language.code !== itsLanguage)
        wrong.push(`${file}: leads to ${translation}, which is in ${itsLanguage}`)
      const other = translation ? splitLanguage(translation).path : path
      const paths = new Map(LANGUAGES.map((one) => [one, one === own ? path : other]))
      const each = [...paths].map(([one, its]) => [one.tag, addLanguage(one, its)] as const)
      const expected = {
        ...Object.fromEntries<string>(each),
        'x-default': paths.get(FIRST_LANGUAGE),
      }
      const isRight = JSON.stringify(sorted(named)) === JSON.stringify(sorted(expected))
      if (!isRight) wrong.push(`${file}: ${JSON.stringify(named)}`)
      if (!Object.values(named).every((address) => known.has(address))) wrong.push(`${file}: dead`)
      twins++
    }
    expect(wrong).toEqual([])
    expect(twins).toBeGreaterThan(pages.size / 2)
    for (const file of pages.keys()) {
      const { language, path } = splitLanguage(fileToPath(file))
      if (!isTranslatedPath(path)) continue
      for (const other of LANGUAGES.filter((one) => one !== language))
        expect(known, `${file} in ${other.name}`).toContain(addLanguage(other, path))
    }
  })

  test('the HTML of every template is valid', async () => {
    test.slow()
    const wrong: string[] = []
    for (const file of sampleEachTemplate([...pages.keys()], 3))
      wrong.push(
        ...(await findInvalidHtml(pages.get(file)!))
          .slice(0, 5)
          .map((reason) => `${file} ${reason}`),
      )
    expect(wrong).toEqual([])
  })

  test('structured data of every page is of schema.org, and whole', async () => {
    test.slow()
    const wrong = new Map<string, string>()
    let read = 0
    for (const [file, html] of pages) {
      const objects = getStructuredData(html)
      read += objects.length
      for (const object of objects) expect(object['@context'], file).toBe('https://schema.org')
      for (const issue of await findSchemaErrors(objects))
        wrong.set(`${getTemplateName(file)} ${issue}`, file)
    }
    expect(read).toBeGreaterThan(pages.size / 2)
    expect([...wrong.keys()]).toEqual([])
  })

  test('the check of structured data finds what is wrong', async () => {
    expect(await findSchemaErrors([{ '@type': 'Bank' }])).toHaveLength(1)
    expect(
      await findSchemaErrors([{ '@type': 'PostOffice', name: 'Post', colour: 'red' }]),
    ).toHaveLength(1)
    expect(
      await findSchemaErrors([
        { '@type': 'PostOffice', name: 'Post', telephone: '1', geo: { '@type': 'Geo' } },
      ]),
    ).toHaveLength(1)
  })

  test('every link leads somewhere, to the very part it names', () => {
    const calls = new Set(ENDPOINTS.map(({ path }) => `/api${path}`))
    const isAnswered = (path: string) =>
      isAppPath(splitLanguage(path).path) ||
      calls.has(path) ||
      /^\/api\/(?:forms|uploads)\//.test(path) ||
      path === '/api/openapi.json'
    expect(findDeadLinks(pages, files, isAnswered)).toEqual([])
  })

  test('the sitemap names every page that may be found, and no other', async ({ baseURL }) => {
    const maps = files.filter((file) => /^sitemap-(?!index).+\.xml$/.test(file))
    const texts = await Promise.all(maps.map((file) => readFile(join(site, file), 'utf8')))
    const named = texts.flatMap((text) =>
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!),
    )
    const found = [...pages].filter(
      ([, html]) => !html.includes('<meta name="robots" content="noindex"'),
    )
    expect(named.map((address) => new URL(address).pathname).sort()).toEqual(
      found.map(([file]) => new URL(fileToPath(file), baseURL).pathname).sort(),
    )
    expect(new Set(named.map((address) => new URL(address).origin))).toEqual(new Set([baseURL]))
  })

  test('no page asks another host for anything by itself', ({ baseURL }) => {
    const asked = [...pages].flatMap(([file, html]) =>
      findExternalRequests(html, baseURL!).map((what) => `${file} ${what}`),
    )
    expect(asked).toEqual([])
  })

  test('every template has a limited weight, and a page for axe and small screens', () => {
    const templates = new Set([...pages.keys()].map(getTemplateName))
    const limited = new Set(Object.keys(BUDGETS).map(getTemplateName))
    expect([...templates].filter((template) => !limited.has(template))).toEqual([])
    const seen = new Set(
      Object.values(PAGES).map((path) =>
        getTemplateName(path.replace(/#.*/, '').slice(1) || 'index'),
      ),
    )
    const apart = /^(?:404|fallback\/.*|newsletter\/.*)$/
    expect(
      [...templates].filter((template) => !seen.has(template) && !apart.test(template)),
    ).toEqual([])
  })

  test('hostile words are text: in the page, in its title and in its structured data', async ({
    page,
  }) => {
    const plain = pages.get('business/sample-medical-store.html')!
    const hostile = pages.get('business/shop-of-hostile-words.html')!
    const scripts = (html: string) => findTags(html).filter(({ tag }) => tag === 'script').length
    expect(scripts(hostile)).toBeLessThanOrEqual(scripts(plain))
    const [business] = getStructuredData(hostile)
    await page.goto('/business/shop-of-hostile-words')
    const about = await page.getByRole('main').innerText()
    const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
    for (const words of readHostileWords()) {
      expect(spaced(String(business!['description']))).toContain(spaced(words))
      expect(spaced(about)).toContain(spaced(words))
    }
  })
})
