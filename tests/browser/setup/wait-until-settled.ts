import type { Page } from '@playwright/test'

/** Waits until the first requests of the page are done and nothing is loading. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[data-asked], [aria-busy="true"]'))
}
