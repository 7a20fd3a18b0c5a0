import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { findViolations, findViolationsInBothThemes } from './setup/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing wrong, light and dark', () => {
  test('with the search overlay', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-opens-search]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

  test('with the menu of a phone', async ({ page }) => {
    await page.goto('/')
    await page.locator('.menu > summary').click()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

  test('with a list that has filters, rows and hearts', async ({ page }) => {
    await page.goto('/businesses?search=bank&location=navapur&view=list')
    await expect(page.getByRole('heading', { name: /Businesses Found/ })).toBeVisible()
    await page.locator('[data-heart]').first().click()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

  test('with the sheet of filters', async ({ page }) => {
    await page.goto('/businesses?verified=true')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

  test('with a list that finds nothing', async ({ page }) => {
    await page.goto('/businesses?search=qqqqzzzzxxxx')
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

  test('with all of a business opened', async ({ page }) => {
    await page.goto(PAGES['business with everything'])
    await page.getByText('Show all 7 reviews').click()
    await page.locator('.share > summary').click()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })
})

test('axe finds what is wrong with a page, a picture, and colours in the dark', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML = '<img src="/favicon.svg"><p>Pale</p>'
    document.querySelector<HTMLElement>('main p')!.style.color = 'light-dark(#000, #222)'
  })
  const found = await findViolationsInBothThemes(page)
  expect(found.map((line) => line.split(': ', 2).join(' ')).sort()).toEqual([
    'dark color-contrast',
    'light image-alt',
    'light page-has-heading-one',
  ])
  expect(await findViolations(page, ['main p'])).toHaveLength(1)
  expect(await findViolations(page, ['header'])).toEqual([])
})

test.describe('axe finds nothing wrong when the API is down', () => {
  test.use({ apiDown: true })

  test('with the list', async ({ page }) => {
    await page.goto('/businesses?search=bank')
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 })
    expect(await findViolations(page)).toEqual([])
  })
})
