import { expect, type Locator, type Page } from '@playwright/test'

/** The cards of the results, without the featured strip. */
export const locateCards = (page: Page): Locator => page.locator('.answer .cards > .card')

export const locateCardNames = (page: Page): Locator => locateCards(page).locator('.card-name')

/** "435 Businesses Found", "435 जगहें मिलीं". */
export const locateCount = (page: Page): Locator =>
  page.getByRole('heading', { name: /Business(es)? Found$|जगह(ें मिलीं| मिली)$/ })

/** The filters: beside the list if there is room, otherwise behind a button. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** How many history entries belong to open dialogs. */
export const countDialogSteps = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0)

/** Closes the phone's filter sheet and returns to the list. */
export async function closeFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return
  await page.getByRole('button', { name: /^(Show|Searching)/ }).click()
  // Its history entry goes a moment later.
  await expect.poll(() => countDialogSteps(page)).toBe(0)
}

/** Waits until React has taken over a list, and cards that were drawn before it are gone. */
export async function waitUntilAwake(page: Page): Promise<void> {
  const awake = page.locator('astro-island[component-export]:not([ssr])')
  await awake.first().waitFor({ state: 'attached' })
  await expect(page.locator('[data-early] .card')).toHaveCount(0)
}
