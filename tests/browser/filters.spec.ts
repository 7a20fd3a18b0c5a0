import {
  locateCards,
  closeFilters,
  locateCount,
  locateCardNames,
  openFilters,
} from './setup/list.ts'
import { expect, test } from './setup/test.ts'

test.describe('the filters of the list', () => {
  test(
    'are in the address, narrow the list, and go back step by step',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto('/businesses')
      const all = await locateCount(page).innerText()
      let filters = await openFilters(page, isMobile)
      await filters.getByLabel('Category').selectOption('banks')
      await expect(page).toHaveURL(/\/businesses\?category=banks$/)
      await filters.getByLabel('City').selectOption('navapur')
      await expect(page).toHaveURL(/\?category=banks&location=navapur$/)
      await closeFilters(page, isMobile)
      await expect(locateCount(page)).not.toHaveText(all)
      const bank = page.locator('.card-kind', { hasText: 'Bank' })
      await expect(locateCards(page).filter({ hasNot: bank })).toHaveCount(0)
      const both = await locateCount(page).innerText()

      await page.goBack()
      await expect(page).toHaveURL(/\?category=banks$/)
      await expect(locateCount(page)).not.toHaveText(both)
      await page.goBack()
      await expect(page).toHaveURL(/\/businesses$/)
      await expect(locateCount(page)).toHaveText(all)
      await page.goForward()
      await page.goForward()
      await expect(locateCount(page)).toHaveText(both)
      await page.goBack()
      await expect(page).toHaveURL(/\?category=banks$/)
      filters = await openFilters(page, isMobile)
      await expect(filters.getByLabel('Category')).toHaveValue('banks')
      await expect(filters.getByLabel('City')).toHaveValue('')
    },
  )

  test(
    'offer a state and a district where there are several, or one is chosen',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto('/businesses')
      let filters = await openFilters(page, isMobile)
      await expect(filters.getByLabel('City')).toBeVisible()
      await expect(filters.getByLabel('State')).toHaveCount(0)
      await expect(filters.getByLabel('District')).toHaveCount(0)
      await page.goto('/businesses?state=Madhyam&district=Suhana')
      filters = await openFilters(page, isMobile)
      await expect(filters.getByLabel('State')).toHaveValue('Madhyam')
      await expect(filters.getByLabel('District')).toHaveValue('Suhana')
      await filters.getByLabel('City').selectOption('sonpani')
      await expect(page).toHaveURL(/state=Madhyam&district=Suhana&location=sonpani/)
      await filters.getByLabel('State').selectOption('')
      await expect(page).toHaveURL(/\/businesses$/)
      await expect(filters.getByLabel('District')).toHaveCount(0)
      await expect(filters.getByLabel('City')).toHaveValue('')
    },
  )

  test('shows active filters as removable chips, and Clear removes all', async ({ page }) => {
    await page.goto('/businesses?category=banks&location=navapur&search=state')
    const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })
    await expect(chip('Banks')).toBeVisible()
    await expect(chip('“state”')).toBeVisible()
    await chip('Navapur').click()
    await expect(page).toHaveURL(/\?(search=state&category=banks|category=banks&search=state)$/)
    await expect(chip('Navapur')).toHaveCount(0)
    await page.locator('.chosen').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page).toHaveURL(/\/businesses$/)
    await expect(page.locator('.chosen')).toHaveCount(0)
  })

  test('are understood in the ways other pages and older links write them', async ({
    page,
    isMobile,
  }) => {
    const banks = (await (await page.request.get('/api/categories')).json()) as {
      data: { id: number; slug: string }[]
    }
    const id = banks.data.find(({ slug }) => slug === 'banks')?.id
    for (const query of ['category=banks', `category=${id}`, `categoryId=${id}`]) {
      await page.goto(`/businesses?${query}`)
      await expect(page.getByRole('button', { name: 'Remove filter: Banks' })).toBeVisible()
    }
    const filters = await openFilters(page, isMobile)
    await expect(filters.getByLabel('Category')).toHaveValue('banks')
  })

  test('are read from an address as far as it makes sense', async ({ page }) => {
    await page.goto(
      '/businesses?category=banks&page=-3&sort=nonsense&view=%3Cb%3E&lat=abc&openNow=perhaps',
    )
    await expect(page.getByRole('button', { name: 'Remove filter: Banks' })).toBeVisible()
    await expect(page).toHaveURL(/\/businesses\?category=banks$/)
    await expect(locateCards(page)).toHaveCount(12)
    await page.goto('/businesses?category=no-such-category')
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Remove filter: no-such-category' }),
    ).toBeVisible()
  })

  test(
    'tell beside each choice how many it would leave',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto('/businesses?location=navapur')
      await expect(locateCount(page)).toBeVisible()
      const banks = (await (
        await page.request.get('/api/businesses?location=navapur&category=banks')
      ).json()) as { pagination: { total: number } }
      const left = banks.pagination.total
      const filters = await openFilters(page, isMobile)
      // The page is made with the counts of the whole district; an answer brings the town's.
      await expect(
        filters
          .getByLabel('Category')
          .getByRole('option', { name: `Banks (${left})`, exact: true }),
      ).toHaveCount(1)
      await filters.getByLabel('Category').selectOption('banks')
      await closeFilters(page, isMobile)
      await expect(locateCount(page)).toHaveText(`${left} Businesses Found`)
    },
  )

  test(
    'tell it beside the ticks too, before anything is asked of the API',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto('/businesses')
      const filters = await openFilters(page, isMobile)
      const phones = filters.getByRole('checkbox', { name: /^Has phone number \d+$/ })
      await expect(filters.getByRole('checkbox', { name: 'Open now', exact: true })).toBeVisible()
      await phones.check()
      await expect(filters.getByRole('checkbox', { name: /^Open now \d+$/ })).toBeVisible()
      // What has come since the page was made is counted now.
      const left = /\d+$/.exec(await phones.locator('..').innerText())![0]
      await closeFilters(page, isMobile)
      await expect(page).toHaveURL(/\?hasPhone=true$/)
      await expect(locateCount(page)).toHaveText(`${left} Businesses Found`)
    },
  )

  test('keep to what is verified or has a number', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/businesses')
    const filters = await openFilters(page, isMobile)
    await filters.getByLabel('Has phone number').check()
    await expect(page).toHaveURL(/hasPhone=true/)
    await filters.getByLabel('Verified only').check()
    await closeFilters(page, isMobile)
    await expect(locateCardNames(page)).toHaveText(['Sample Medical Store'])
    await expect(locateCards(page).getByText('Verified')).toBeVisible()
  })
})

test.describe('near me', () => {
  test.describe('when the browser may say where that is', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 20.54, longitude: 75.4 } })

    test(
      'brings the nearest first, each with its distance',
      { tag: '@both' },
      async ({ page, isMobile }) => {
        await page.goto('/businesses')
        const filters = await openFilters(page, isMobile)
        await filters.getByRole('button', { name: 'Near me' }).click()
        await expect(page).toHaveURL(/lat=20\.54/)
        await closeFilters(page, isMobile)
        await expect(locateCards(page).first()).toContainText('km away')
        const distances = await locateCards(page)
          .getByText(/km away$/)
          .allInnerTexts()
        const kilometres = distances.map((text) => Number.parseFloat(text))
        expect(kilometres).toHaveLength(await locateCards(page).count())
        expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
      },
    )
  })

  test('says so when the browser may not', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/businesses')
    const filters = await openFilters(page, isMobile)
    await filters.getByRole('button', { name: 'Near me' }).click()
    await expect(filters.getByText('Location is blocked.')).toBeVisible()
  })
})

test.describe('order, pages and look of the list', () => {
  test('by name, most recent, by category', async ({ page }) => {
    await page.goto('/businesses')
    const byName = await locateCardNames(page).allInnerTexts()
    expect(byName).toEqual(byName.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    const sort = page.getByRole('combobox', { name: 'Sort' })
    await sort.selectOption('recent')
    await expect(page).toHaveURL(/\?sort=recent$/)
    await expect(locateCardNames(page).first()).not.toHaveText(byName[0]!)
    await sort.selectOption('category')
    await expect(page).toHaveURL(/\?sort=category$/)
    const first = locateCards(page).first().locator('.card-kind')
    await expect(first).toContainText('Bank')
    await sort.selectOption('rating')
    await expect(locateCardNames(page).first()).toHaveText('Sample Medical Store')
    await sort.selectOption('')
    await expect(page).toHaveURL(/\/businesses$/)
    await expect(locateCardNames(page)).toHaveText(byName)
  })

  test('pages of a narrowed list are in the address, and the heading has the focus', async ({
    page,
  }) => {
    await page.goto('/businesses?category=post-offices')
    // The cards of the static page stand there until the list has read the address.
    let first: string[] = []
    await expect(async () => {
      first = await locateCardNames(page).allInnerTexts()
      expect(first).toHaveLength(12)
      expect(first.filter((name) => !name.endsWith('Post Office'))).toEqual([])
    }).toPass()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?category=post-offices&page=2$/)
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(locateCards(page)).toHaveCount(12)
    expect(await locateCardNames(page).allInnerTexts()).not.toEqual(first)
    await expect(locateCount(page)).toBeFocused()
    await page.goBack()
    await expect(locateCardNames(page)).toHaveText(first)
  })

  test('a page beyond the last one is the last one', async ({ page }) => {
    await page.goto('/businesses?category=banks&page=999')
    await expect(page).toHaveURL(/\?category=banks&page=\d$/)
    await expect(locateCards(page).first()).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }),
    ).toHaveCount(0)
  })

  test('in rows or in a grid, kept when the filters are cleared', async ({ page }) => {
    await page.goto('/businesses?search=sonpani')
    await expect(locateCount(page)).toBeVisible()
    const list = page.getByRole('button', { name: 'List', exact: true })
    await list.click()
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/view=list/)
    const [a, b] = [
      await locateCards(page).nth(0).boundingBox(),
      await locateCards(page).nth(1).boundingBox(),
    ]
    expect(a!.x).toBe(b!.x)
    await page.locator('.chosen').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page).toHaveURL(/\/businesses\?view=list$/)
  })

  test('the featured strip is shown, and closed for good while looking on', async ({ page }) => {
    await page.goto('/businesses')
    const strip = page.getByRole('region', { name: 'Featured Businesses' })
    await expect(
      strip.getByRole('link', { name: 'Sample Medical Store', exact: true }),
    ).toBeVisible()
    await strip.getByRole('button', { name: 'Close featured businesses' }).click()
    await expect(strip).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test('the first result stands within the first 400 pixels after a search', async ({ page }) => {
    for (const query of [
      'search=sonpani',
      'search=stat+bank+navapr',
      'search=bank&category=banks&view=list',
    ]) {
      await page.goto(`/businesses?${query}`)
      await expect(locateCount(page)).toBeVisible()
      await expect(locateCards(page).first()).toBeVisible()
      // React may replace a card at this moment; then it is measured again.
      const top = async () => (await locateCards(page).first().boundingBox())?.y
      await expect.poll(top, { message: query }).toBeLessThanOrEqual(400)
    }
  })

  test('rows are dense, one a place, and a long word leaves its cross in reach', async ({
    page,
  }) => {
    await page.goto(`/businesses?view=list&search=${'sonpani'.repeat(12)}`)
    const chip = page.getByRole('button', { name: /^Remove filter: “sonpani/ })
    await expect(chip).toBeVisible()
    const place = (await chip.locator('svg').boundingBox())!
    expect(place.x + place.width).toBeLessThanOrEqual(360)
    await page.goto('/businesses?view=list&category=banks')
    await expect(locateCards(page)).toHaveCount(12)
    // Measured at one moment: React takes over the first results, and a card may go between two.
    const heights = () =>
      locateCards(page).evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().height),
      )
    const isDense = async () => {
      const measured = await heights()
      return measured.length === 12 && measured.every((height) => height > 0 && height <= 72)
    }
    await expect.poll(isDense).toBe(true)
  })
})

test('the order is read in full at 768 pixels', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/businesses?search=sonpani')
  const order = page.locator('.toolbar select')
  await expect(order).toBeVisible()
  const { width } = (await order.boundingBox())!
  expect(width).toBeGreaterThanOrEqual(120)
  expect(width).toBeLessThan(300)
})
