import type { Page } from '@playwright/test'
import { pageNames, PAGES, type PageName } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

type Data = Record<string, unknown> & { '@type': string }

/** schema.org's types of a LocalBusiness that the categories stand for. */
const LOCAL =
  /^(LocalBusiness|Store|MedicalBusiness|Pharmacy|MedicalClinic|Hospital|FinancialService|BankOrCreditUnion|PostOffice|TrainStation|Restaurant|FoodEstablishment|School|EducationalOrganization|ProfessionalService|EntertainmentBusiness|ShoppingCenter|GovernmentOffice)$/

/** Pages of one person, pages about ended things, and pages that only a mail links to. */
const NOT_FOUND_BY_SEARCH: readonly PageName[] = [
  'favourites',
  'forgotten password',
  'new password',
  'confirmed address',
  'listing still right',
  'number brought back',
  'without a line',
  'what was shared',
  'classified ad that has expired',
  'page not found',
  'page of what was removed',
]

async function read(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Data)
}

test.describe('what a page says of itself to machines', { tag: '@desktop' }, () => {
  test('every page: a title of its own, a description, one heading, one address or none', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const titles = new Map<string, string>()
    for (const name of pageNames) {
      await page.goto(PAGES[name])
      const canonical = page.locator('link[rel="canonical"]')
      const isFound = !NOT_FOUND_BY_SEARCH.includes(name)
      await expect(page.locator('meta[name="robots"][content*="noindex"]'), name).toHaveCount(
        isFound ? 0 : 1,
      )
      if (isFound)
        await expect(canonical, name).toHaveAttribute('href', new URL(PAGES[name], baseURL).href)
      else await expect(canonical, name).toHaveCount(0)
      await expect(page.locator('h1'), name).toHaveCount(1)
      await expect(page.locator('html'), name).toHaveAttribute('lang', 'en')
      const title = await page.title()
      expect(titles.get(title), `${name}: ${title}`).toBeUndefined()
      titles.set(title, name)
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description!.length, name).toBeGreaterThan(20)
      expect(description!.length, name).toBeLessThanOrEqual(200)
      for (const data of await read(page))
        expect(data).toMatchObject({ '@context': 'https://schema.org' })
    }
  })

  test('a business: where, when, how rated, where on the map', async ({ page, baseURL }) => {
    await page.goto(PAGES['business with everything'])
    const [business, breadcrumb] = await read(page)
    expect(business!['@type']).toMatch(LOCAL)
    expect(business).toMatchObject({
      name: 'Sample Medical Store',
      url: baseURL + PAGES['business with everything'],
      telephone: '+919000000001',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Navapur',
        postalCode: '425001',
        addressCountry: 'IN',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 20.51, longitude: 75.51 },
      aggregateRating: { '@type': 'AggregateRating', reviewCount: 7 },
    })
    const hours = business!['openingHoursSpecification'] as Record<string, unknown>[]
    expect(hours).toContainEqual(
      expect.objectContaining({
        dayOfWeek: 'https://schema.org/Friday',
        opens: '18:00',
        closes: '02:00',
      }),
    )
    expect(breadcrumb!['@type']).toBe('BreadcrumbList')
    const steps = breadcrumb!['itemListElement'] as { position: number; name: string }[]
    expect(steps.map(({ position, name }) => `${position} ${name}`)).toEqual([
      '1 Home',
      '2 Businesses',
      '3 Doctors & Medicine',
      '4 Sample Medical Store',
    ])
  })

  test('a business of which little is known claims nothing more', async ({ page }) => {
    await page.goto(PAGES['business of the sample'])
    const [business] = await read(page)
    expect(business!['@type']).toMatch(LOCAL)
    for (const unknown of [
      'openingHoursSpecification',
      'aggregateRating',
      'foundingDate',
      'priceRange',
    ])
      expect(business).not.toHaveProperty(unknown)
  })

  test('hostile texts stay inside', async ({ page }) => {
    await page.goto(PAGES['business with hostile texts'])
    const [business] = await read(page)
    expect(business).toMatchObject({ name: '<script>alert("name")</script> & "Sons"' })
  })

  test('the home page: the site and its search', async ({ page, baseURL }) => {
    await page.goto('/')
    const [site] = await read(page)
    expect(site).toMatchObject({ '@type': 'WebSite', url: `${baseURL}/` })
    expect(JSON.stringify(site!['potentialAction'])).toContain(`${baseURL}/businesses?search={`)
  })
})
