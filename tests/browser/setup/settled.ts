import type { Page } from '@playwright/test'

/**
 * Waits until the page has what it asks for at first: its files are there and nothing is being
 * loaded.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[data-asked], [aria-busy="true"]'))
}
