import { expect } from '@playwright/test'
import { test } from './setup/own-product-test.ts'

test.use({ languages: 'en,hi' })

test('a reader chooses Hindi, reads the same page in it, and is asked again later', async ({
  page,
}) => {
  await page.goto('/businesses?search=rice')
  await expect(page.locator('.language-line')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'हिंदी' }).first().click()
  await expect(page).toHaveURL('/hi/businesses?search=rice')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/businesses$/)
  const twin = page.locator('link[hreflang=en-IN]')
  await expect(twin).toHaveAttribute('href', /[^i]\/businesses$/)

  await page.goto('/contact')
  const line = page.locator('.language-line')
  await expect(line).toBeVisible()
  await line.getByRole('link', { name: 'यह पेज हिंदी में पढ़ें' }).click()
  await expect(page).toHaveURL('/hi/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/contact')

  await page.goto('/hi/contact')
  await expect(line).toBeVisible()
  await line.getByRole('button').click()
  await page.reload()
  await expect(line).toBeHidden()
})

test.describe('with a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('a page offers Hindi, and never leads there by itself', async ({ page, request }) => {
    const answer = await request.get('/about', { headers: { 'Accept-Language': 'hi' } })
    expect(answer.headers()).not.toHaveProperty('set-cookie')
    await page.goto('/about')
    await expect(page.locator('.language-line')).toBeVisible()
    await expect(page).toHaveURL('/about')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the same page', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिंदी' }).click()
    await expect(page).toHaveURL('/hi/contact')
    await expect(page.locator('.language-line')).toBeHidden()
  })
})
