import type { Page } from '@playwright/test'
import { closeFilters, countDialogSteps, openFilters } from './setup/list.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const stepsOf = (page: Page) => page.evaluate(() => history.length)

/**
 * Whether the dialog's entry in the history exists: it is added a moment after the dialog opens.
 */
const hasStep = (page: Page) => expect.poll(() => countDialogSteps(page)).toBe(1)
const hasNoStep = (page: Page) => expect.poll(() => countDialogSteps(page)).toBe(0)

test.describe('Back closes what lies over the page', () => {
  test('a form, whose words are there when it opens again; the next Back leaves', async ({
    page,
  }) => {
    await page.goto('/categories/banks')
    await page.goto(PAGES['business with everything'])
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact Sample Medical Store' })
    await dialog.getByLabel('Message').fill('Do you have bandages?')
    await hasStep(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(PAGES['business with everything'])
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(dialog.getByLabel('Message')).toHaveValue('Do you have bandages?')
    await hasStep(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/categories/banks')
  })

  test('the search; closed otherwise it leaves no step behind', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/categories')
    const search = page.getByRole('dialog', { name: 'Search' })
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await hasStep(page)
    await page.goBack()
    await expect(search).toBeHidden()
    await expect(page).toHaveURL('/categories')
    const steps = await stepsOf(page)
    for (let n = 0; n < 3; n++) {
      await page.getByRole('link', { name: 'Search', exact: true }).click()
      await hasStep(page)
      await search.getByRole('button', { name: 'Close' }).click()
      await hasNoStep(page)
    }
    expect(await stepsOf(page)).toBe(steps)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test(
    'a search made from it is one step: Back from the list is the page, without the search over ' +
      'it',
    async ({ page }) => {
      await page.goto('/about')
      await page.goto('/categories')
      await page.getByRole('link', { name: 'Search', exact: true }).click()
      await hasStep(page)
      await page.locator('.search-dialog [name=search]').fill('sonpani')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/businesses\?search=sonpani/)
      await page.goBack()
      await expect(page).toHaveURL('/categories')
      await hasNoStep(page)
      await page.goBack()
      await expect(page).toHaveURL('/about')
    },
  )

  test('a picture shown large', async ({ page }) => {
    await page.goto('/about')
    await page.goto(PAGES['business with many photos and reviews'])
    await page.locator('#photos a').first().click()
    const lightbox = page.locator('[data-lightbox]')
    await expect(lightbox).toBeVisible()
    await hasStep(page)
    await page.goBack()
    await expect(lightbox).toBeHidden()
    await expect(page).toHaveURL(PAGES['business with many photos and reviews'])
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('the filters, whose choices stay chosen', async ({ page, isMobile }) => {
    await page.goto('/businesses')
    const filters = await openFilters(page, isMobile)
    await hasStep(page)
    await filters.getByLabel('Category').selectOption('banks')
    await expect(page).toHaveURL(/\?category=banks$/)
    await page.goBack()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(/\?category=banks$/)
    await openFilters(page, isMobile)
    await hasStep(page)
    await closeFilters(page, isMobile)
    await hasNoStep(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/businesses$/)
  })
})

test.describe('while something is being sent', () => {
  test('Back closes nothing', async ({ page }) => {
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await sent.promise
      await route.fulfill({ status: 201, json: { success: true, data: null, message: 'Sent' } })
    })
    await page.goto(PAGES['business with everything'])
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact Sample Medical Store' })
    await dialog.getByLabel('Your name').fill('Asha')
    await dialog.getByLabel('Email').fill('asha@example.com')
    await dialog.getByLabel('Message').fill('Do you have bandages?')
    await hasStep(page)
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible()
    await page.goBack()
    await hasStep(page)
    await expect(dialog).toBeVisible()
    sent.resolve()
    await expect(dialog).toBeHidden()
    await hasNoStep(page)
  })
})
