import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'

/* Reading its own source, twice as long, would take the browser longer than the look at a page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/* As axe knows a whole page, to which more rules apply. */
const WHOLE_PAGE = ['html']

/**
 * What axe finds wrong with the page as it stands, or with the parts of it that `within` selects,
 * one line each. No page has frames to look into; what is right is not described.
 */
export const findViolations = (page: Page, within: string[] = WHOLE_PAGE): Promise<string[]> =>
  run(page, within)

/** The rules that `findViolations` has about colours; the tag `cat.color` has stricter ones too. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** The same but for colours, of a page that has those of another that was looked at. */
export const findViolationsButOfColours = (page: Page): Promise<string[]> =>
  run(page, WHOLE_PAGE, {
    rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  })

/** The same in both themes; the page is dark afterwards. A theme changes nothing but colours. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(page, WHOLE_PAGE, { runOnly: OF_COLOURS })
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}

/* axe is put into a page once. */
async function run(page: Page, within: string[], options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  // What is opening has other colours for a moment; what turns as long as it is shown, never ends.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const how: RunOptions = { ...options, resultTypes: ['violations'] }
  const include = within.map((selector) => [selector])
  const found = await page.evaluate(
    async (given) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof Axe }
      return (await inPage.run({ include: given.include }, given.how)).violations
    },
    { include, how },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}
