import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '#shared/view/early-keys.ts'

/** Signs in once, unlike `signIn`, and opens a screen: the test signs out, and that must last. */
export async function enter(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/help')
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
  await page.goto(path)
}

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
