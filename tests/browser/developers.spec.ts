import { ENDPOINTS } from '#contract/index.ts'
import { expect, test } from './setup/test.ts'

test.describe('the API reference', () => {
  test('finds a call by its words', async ({ page }) => {
    await page.goto('/developers')
    const calls = page.locator('[data-call]').filter({ visible: true })
    const all = await calls.count()
    expect(all).toBeGreaterThan(15)
    const box = page.getByRole('searchbox', { name: 'Find an endpoint' })
    await box.fill('reviews business')
    await expect.poll(() => calls.count()).toBeLessThan(all)
    await expect(calls.filter({ hasText: '/reviews/business/' }).first()).toBeVisible()
    await box.fill('zzzz')
    await expect(calls).toHaveCount(0)
    await expect(page.getByText('No endpoints found.')).toBeVisible()
    await box.fill('')
    await expect(calls).toHaveCount(all)
  })

  test('gives examples that work', async ({ page }) => {
    await page.goto('/developers')
    const openapi = page.getByRole('link', { name: 'openapi.json' })
    const answer = await page.request.get((await openapi.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
    const { openapi: version } = (await answer.json()) as { openapi: string }
    expect(version).toMatch(/^3\.1/)
    const shown = await page.locator('[data-call] h3').allInnerTexts()
    for (const { guard, method, path } of ENDPOINTS)
      expect(
        shown.some((heading) => heading === `${method} ${path}`),
        `${method} ${path}`,
      ).toBe(guard !== 'admin')
  })

  test('leaves what signed-in people give and get to the document', async ({ page }) => {
    await page.goto('/developers')
    const messages = page.locator('#get-messages')
    await expect(messages.locator('h3')).toContainText('/messages')
    await expect(messages).toContainText('Sign-in required')
    await expect(messages.locator('details')).toHaveCount(0)
    await expect(page.locator('#get-businesses details')).toHaveCount(1)
    const types = page.locator('a[href^="#type-"]')
    for (const address of new Set(
      await types.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)),
    ))
      await expect(page.locator(address)).toHaveCount(1)
  })

  test('opens what a link leads to', async ({ page }) => {
    await page.goto('/developers')
    const link = page.locator('[data-call] h3 a[href^="#"]').first()
    const target = page.locator((await link.getAttribute('href'))!)
    await link.click()
    await expect(target.locator('details').first()).toHaveAttribute('open')
  })
})
