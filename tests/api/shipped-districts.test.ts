import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts, readDistrictFile } from '#district/read/folder.ts'
import { BROWSER_PROCESS_ENV, findBrowser } from '../../scripts/run/browser.ts'
import { findNames, listForeignNames } from '../../scripts/district/names.ts'
import { slugify } from '#shared/text/slug.ts'
import { BUDGETS, getHindiFile } from '../browser/setup/budgets.ts'
import { findViolations } from '../browser/setup/violations.ts'
import { listForeignInFiles, readExports, readMails } from './setup/district-texts.ts'
import { weighPage } from '../site/weights.ts'
import { runProgram } from './setup/server.ts'
import {
  meetsExpectations,
  parseQueries,
  tellAnswers,
  type SearchAnswers,
} from './setup/search-queries.ts'
import { waitUntil } from './setup/programs.ts'
import { START_LIMIT_MS, startDistrict, type StartedDistrict } from './setup/started-district.ts'

/** Pages whose weight depends on how much a district has, and what the browser suite allows them. */
const listWeighed = (facts: { slug: string; headquarters: string }): Record<string, string> => ({
  'index.html': 'index.html',
  'businesses.html': 'businesses.html',
  'categories.html': 'categories.html',
  'categories/banks.html': 'categories/banks.html',
  'locations.html': 'locations.html',
  'sitemap.html': 'sitemap.html',
  'blog.html': 'blog.html',
  [`locations/${slugify(facts.headquarters)}.html`]: 'locations/navapur.html',
  [`${facts.slug}-district.html`]: 'suhana-district.html',
})
const DEVANAGARI = /[\u0900-\u0963\u0966-\u097f]/

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    env: BROWSER_PROCESS_ENV,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(() => browser.close())

describe.each(listShippedDistricts())('the district of %s', (name) => {
  const facts = readFacts(getDistrictFolder(name), stopAtFault)!
  const foreign = listForeignNames(facts)
  const hasGuide = readDistrictFile(getDistrictFolder(name), 'guide.en.md') !== null
  const readsHindi = facts.languages.includes('hi')
  let district: StartedDistrict
  beforeAll(async () => {
    district = await startDistrict(name, readsHindi ? 'en,hi' : 'en')
  }, START_LIMIT_MS)
  afterAll(() => district.stop())

  it('finds what its own queries ask for', async () => {
    const queries = parseQueries(readDistrictFile(getDistrictFolder(name), 'queries.txt')!)
    expect(queries.length).toBeGreaterThanOrEqual(10)
    const missed: string[] = []
    let said = ''
    for (const { query, expected } of queries) {
      const answer = await district.get(`/api/businesses?search=${encodeURIComponent(query)}`)
      const answers = (await answer.json()) as SearchAnswers
      said += JSON.stringify(answers)
      if (!meetsExpectations(expected, answers, 1))
        missed.push(`${query} (${expected.join('; ')}): ${tellAnswers(answers)}`)
    }
    expect(missed).toEqual([])
    if (facts.script !== 'Deva') expect(said).not.toMatch(DEVANAGARI)
  })

  it('publishes no name of another district', async () => {
    expect(await listForeignInFiles(district, foreign)).toEqual([])
  })

  it('mails and exports no name of another district', async () => {
    const mails = await readMails(district)
    expect(mails.length).toBeGreaterThan(20)
    const exported = await readExports(district)
    for (const { name: of, text } of [...mails, ...exported])
      expect([...findNames(text, foreign)], of).toEqual([])
    expect(exported.find(({ name: of }) => of === 'locations')!.text).toContain(facts.state.en)
  })

  it('speaks the languages of its people', async () => {
    const run = runProgram(process.execPath, ['tests/api/setup/tell-texts.ts'], { DISTRICT: name })
    expect(await run.ended, run.said()).toBe(0)
    const told = JSON.parse(run.said()) as { texts: string[]; language: string }
    // That a post with words in its script is found to be in.
    expect(told.language).toBe(facts.languages[1])
    expect(told.texts.length).toBeGreaterThan(1000)
    expect([...findNames(told.texts.join('\n'), foreign)]).toEqual([])
    if (readsHindi) return
    const own = [...Object.values(facts.name), ...Object.values(facts.languageExample ?? {})]
    const ofHindi = (text: string) => {
      const others = own.reduce((rest, name) => rest.replaceAll(name, ''), text)
      return /\bHindi\b/.test(others) || DEVANAGARI.test(others)
    }
    expect(told.texts.filter(ofHindi)).toEqual([])
    for (const address of ['/', '/developers', '/register/business', '/help']) {
      const page = await (await district.get(address)).text()
      expect(/[^>]*\bHindi\b[^<]*/.exec(page)?.[0], address).toBeUndefined()
    }
  })

  it('has pages as light as those of the browser suite', async () => {
    const found = Object.entries(listWeighed(facts)).filter(([file]) =>
      existsSync(path.join(district.site, file)),
    )
    expect(found.length).toBeGreaterThan(6)
    const heavy: string[] = []
    const inHindi = found.map((files) => files.map(getHindiFile) as [string, string])
    for (const [file, like] of [...found, ...(readsHindi ? inHindi : [])]) {
      const weight = await weighPage(district.site, path.join(...file.split('/')))
      for (const part of ['html', 'css', 'inlineScript'] as const)
        if (weight[part] / 1024 > BUDGETS[like]![part])
          heavy.push(`${file}: ${(weight[part] / 1024).toFixed(1)} KB of ${part}`)
    }
    expect(heavy).toEqual([])
  })

  it.runIf(!hasGuide)('has no guide, and no link to one', async () => {
    expect((await district.get(`/${facts.slug}-district`)).status).toBe(404)
    for (const address of ['/', '/sitemap', '/about'])
      expect(await (await district.get(address)).text(), address).not.toContain('-district"')
  })

  it('has pages in which axe finds nothing', async () => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    const { data } = (await (await district.get('/api/businesses?limit=1')).json()) as {
      data: { slug: string; location: { slug: string } }[]
    }
    const { slug, location } = data[0]!
    for (const address of [
      ...['/', '/businesses', `/business/${slug}`, `/locations/${location.slug}`, '/sitemap'],
      ...(readsHindi ? ['/hi'] : []),
    ]) {
      // 503, and a page that says so, until the process that renders it is started.
      await waitUntil(async () => (await district.get(address)).status !== 503, START_LIMIT_MS)
      const answer = await page.goto(district.address + address)
      expect(answer!.status(), address).toBe(200)
      const html = await page.content()
      expect(html, address).toContain(address === '/hi' ? facts.name.hi : facts.name.en)
      expect(await findViolations(page), address).toEqual([])
    }
    await page.close()
  })
})
