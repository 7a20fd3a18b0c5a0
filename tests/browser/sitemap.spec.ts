import { addLanguage, addLanguages, findLanguage } from '#config/languages.ts'
import { expect, test } from './setup/test.ts'

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!)

/** Pages made of no row, which have no date of a last change. */
const UNDATED = [
  '/about',
  '/charges',
  '/contact',
  '/developers',
  '/grievance',
  '/help',
  '/login',
  '/newsletter',
  '/suhana-district',
  '/privacy',
  '/register',
  '/register/business',
  '/sitemap',
  '/terms',
]

test.describe('the site map for search engines', { tag: '@desktop' }, () => {
  test('names pages that are all there, each under its own address', async ({
    request,
    baseURL,
  }) => {
    test.slow()
    const maps = locations(await (await request.get('/sitemap-index.xml')).text())
    expect(maps.length).toBeGreaterThan(0)
    const pages = (
      await Promise.all(maps.map(async (map) => locations(await (await request.get(map)).text())))
    ).flat()
    expect(pages.length).toBeGreaterThan(400)
    expect(new Set(pages).size).toBe(pages.length)
    const wrong: string[] = []
    const waiting = [...pages]
    const work = async () => {
      for (let address = waiting.pop(); address; address = waiting.pop()) {
        const answer = await request.get(address, { maxRedirects: 0 })
        const html = await answer.text()
        const isOwn =
          html.includes(`<link rel="canonical" href="${address}"`) &&
          !html.includes('name="robots" content="noindex')
        if (answer.status() !== 200 || !isOwn || !address.startsWith(`${baseURL}/`))
          wrong.push(`${answer.status()} ${address}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(wrong).toEqual([])
  })

  test('has the pages of every kind and none that stand in for others', async ({
    request,
    baseURL,
  }) => {
    const maps = locations(await (await request.get('/sitemap-index.xml')).text())
    const xml = (await Promise.all(maps.map(async (map) => (await request.get(map)).text()))).join(
      '',
    )
    const pages = locations(xml).map((address) => address.replace(baseURL!, ''))
    for (const path of [
      '/',
      '/businesses',
      '/categories/banks',
      '/locations/navapur',
      '/business/sample-medical-store',
      '/about',
    ])
      for (const address of [path, addLanguage(findLanguage('hi'), path)])
        expect(pages.map((page) => page || '/')).toContain(address)
    expect(pages.filter((path) => /fallback|404|styleguide|closed-for-good/.test(path))).toEqual([])
    const undated = xml
      .split('<url>')
      .slice(1)
      .filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}T/.test(entry))
      .join()
    expect(
      locations(undated)
        .map((address) => address.replace(baseURL!, ''))
        .toSorted(),
    ).toEqual(addLanguages(['en', 'hi'], UNDATED).toSorted())
  })

  test('is named by robots.txt', async ({ request, baseURL }) => {
    const answer = await request.get('/robots.txt')
    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(await answer.text()).toContain(`Sitemap: ${baseURL}/sitemap-index.xml`)
  })
})
