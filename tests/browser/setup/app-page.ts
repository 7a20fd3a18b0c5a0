import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

/** Signs in once, unlike `signIn`, and opens a screen: the test signs out, and that must last. */
export async function openSignedIn(page: Page, token: string, path: string): Promise<void> {
  // The site's shortest answer: keys are kept by the address, not by the page.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
  await page.goto(path)
}
