import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong with the page as it stands, one line each. No page has frames to look into,
 * so the faster mode without a second page is enough; what is right is not described.
 */
export const findViolations = (page: Page): Promise<string[]> => found(axeOf(page))

/** The rules that `violations` has about colours; the tag `cat.color` has stricter ones too. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** The same in both themes; the page is dark afterwards. A theme changes nothing but colours. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await found(axeOf(page).withRules(OF_COLOURS))
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}

const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations: wrong } = await axe.analyze()
  return wrong.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}
