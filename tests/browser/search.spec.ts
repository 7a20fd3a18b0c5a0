import { locateCards, locateCount, locateCardNames } from './setup/list.ts'
import { expect, test } from './setup/test.ts'

test.describe('a place is found by its badly typed name', () => {
  const typed = [
    { words: 'stat bank khda bazar', found: 'State Bank of India, Kheda Bazar' },
    { words: 'State Bank Kheda', found: 'State Bank of India, Kheda Bazar' },
    { words: 'खेड़ा स्टेट बैंक', found: 'State Bank of India, Kheda Bazar' },
    { words: 'sampel medicl stor', found: 'Sample Medical Store' },
  ]
  for (const { words, found } of typed) {
    test(`from the home page to its own page: ${words}`, async ({ page }) => {
      await page.goto('/')
      const box = page.locator('main').getByRole('search').first().locator('[name=search]')
      await box.fill(words)
      await box.press('Enter')
      await expect(locateCardNames(page).first()).toHaveText(found)
      await expect(page.getByRole('button', { name: `Remove filter: “${words}”` })).toBeVisible()
      await locateCardNames(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(found)
      expect(new URL(page.url()).pathname).toMatch(/^\/business\//)
    })
  }

  test('and the list says what it searched for instead', async ({ page }) => {
    await page.goto('/businesses?search=stat+bank+navapr')
    await expect(page.getByText('Showing results for “navapur”, not “navapr”.')).toBeVisible()
  })

  test('in Hindi: kind and town', async ({ page }) => {
    await page.goto('/businesses')
    const words = 'नवापूर बैंक'
    await page.getByLabel('What are you looking for?').fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=./)
    // Until the answer arrives, twelve cards of the whole list are hidden.
    await expect(page.getByRole('button', { name: `Remove filter: “${words}”` })).toBeVisible()
    await expect(page.locator('[data-asked]')).toHaveCount(0)
    const bank = page.locator('.card-kind', { hasText: 'Bank' })
    const found = locateCards(page).filter({ has: bank, hasText: 'Navapur' })
    await expect(locateCards(page)).toHaveCount(12)
    await expect(found).toHaveCount(12)
  })
})

test.describe('the list’s own search box', () => {
  test('follows the typing, and one step back is before it', async ({ page }) => {
    await page.goto('/')
    await page.goto('/businesses')
    const box = page.getByLabel('What are you looking for?')
    await box.pressSequentially('sonpani', { delay: 40 })
    await expect(page).toHaveURL(/\/businesses\?search=sonpani$/)
    await expect(locateCount(page)).toBeVisible()
    await expect(locateCardNames(page).first()).toContainText('Sonpani')
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('cleared, shows the whole list again', async ({ page }) => {
    await page.goto('/businesses')
    const all = await locateCount(page).innerText()
    const box = page.getByLabel('What are you looking for?')
    await box.fill('sonpani')
    await expect(locateCount(page)).not.toHaveText(all)
    await box.fill('')
    await expect(page).toHaveURL(/\/businesses$/)
    await expect(locateCount(page)).toHaveText(all)
  })

  test('finds nothing for nonsense and offers the way out', async ({ page }) => {
    await page.goto('/businesses?search=qqqqzzzzxxxx')
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(page).toHaveURL(/\/businesses$/)
    await expect(locateCards(page)).toHaveCount(12)
  })

  test('shows hostile words as words', async ({ page }) => {
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    const words = '"><img src=x onerror=alert(1)>'
    await page.goto(`/businesses?search=${encodeURIComponent(words)}`)
    await expect(page.getByRole('button', { name: `Remove filter: “${words}”` })).toBeVisible()
    await expect(page.getByLabel('What are you looking for?')).toHaveValue(words)
    expect(dialogs).toBe(0)
  })
})

for (const { path, words } of [
  { path: '/businesses', words: 'sonpani' },
  { path: '/classified', words: 'tractor' },
])
  test(`${path}: what was typed before React came is never put back`, async ({ page }) => {
    await page.addInitScript(() => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      const put: string[] = []
      Object.assign(globalThis, { put })
      Object.defineProperty(HTMLInputElement.prototype, 'value', {
        ...native,
        set(this: HTMLInputElement, value: string) {
          if (this.closest('.finder-framed')) put.push(value)
          native.set!.call(this, value)
        },
      })
    })
    const arrived = Promise.withResolvers<void>()
    await page.route('**/_astro/react*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(path)
    const box = page.locator('.finder-framed').getByLabel('What are you looking for?')
    await box.pressSequentially(words)
    arrived.resolve()
    await expect(page).toHaveURL(new RegExp(`\\?search=${words}$`))
    await expect(box).toHaveValue(words)
    const put = await page.evaluate(() => (globalThis as unknown as { put: string[] }).put)
    expect(put.filter((value) => value !== words)).toEqual([])
  })
