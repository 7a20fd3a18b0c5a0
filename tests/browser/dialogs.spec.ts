import type { Page } from '@playwright/test'
import { countDialogSteps } from './setup/list.ts'
import { findOverflow, setDefaultText } from './setup/overflow.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'
import { readToken, signIn } from './setup/visitors.ts'

/**
 * The dialogs of public pages: what opens each, by its page. Those of the app are in
 * `tests/languages/dialogs.test.tsx`.
 */
const DIALOGS: Record<string, Record<string, string>> = {
  '/about': { search: 'a[aria-haspopup=dialog]' },
  '/businesses': { filters: '.filters-open' },
  '/classified': { filters: '.filters-open' },
  [PAGES['business with everything']]: {
    inquiry: 'text=Send Inquiry',
    report: 'text=Report a problem',
  },
  [PAGES['business with many photos and reviews']]: {
    gallery: '#photos a >> nth=0',
    review: 'text=Write a Review',
  },
  [PAGES['classified ad']]: { inquiry: '#inquire', report: 'text=Report this ad' },
}

const OPEN = 'dialog[open]'
const hasFocus = (page: Page) =>
  page.evaluate((open) => document.activeElement?.closest(open) !== null, OPEN)

for (const [at, openers] of Object.entries(DIALOGS))
  test(`dialogs of ${at}: by keyboard and Back, without violations, also with large text`, async ({
    page,
    isMobile,
  }) => {
    // A review asks for an account.
    if ('review' in openers) await signIn(page, await readToken('mocked', isMobile))
    await page.goto(at)
    for (const [name, opener] of Object.entries(openers))
      await test.step(name, () => expectDialog(page, opener))
  })

async function expectDialog(page: Page, opener: string): Promise<void> {
  const button = page.locator(opener).locator('visible=true').first()
  const dialog = page.locator(OPEN)
  const open = async () => {
    await button.focus()
    await button.press('Enter')
    await expect(dialog).toBeVisible()
    await expect.poll(() => hasFocus(page)).toBe(true)
  }
  await open()
  expect(await findViolations(page, [OPEN])).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await setDefaultText(page, 32)
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1)
  expect(await findOverflow(page)).toEqual([])
  await setDefaultText(page, 16)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await open()
  await expect.poll(() => countDialogSteps(page)).toBe(1)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
}
