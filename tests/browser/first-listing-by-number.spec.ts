import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { readTextTo } from './setup/outbox.ts'
import { Thumb } from './setup/taps.ts'
import { expect, test } from './setup/test.ts'
import { findOverflow } from './setup/overflow.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

test('from the home page to a waiting listing with a mobile number alone', async ({ page }) => {
  test.slow()
  const thumb = new Thumb()
  const mobile = `90000${String(Date.now()).slice(-5)}`
  const name = `Anita ${mobile.slice(-5)}`
  const field = (label: string) => page.getByLabel(label, { exact: false }).first()

  await test.step('the number is typed once, in the form', async () => {
    await page.goto('/')
    await thumb.tap(page.getByRole('link', { name: 'List your business' }).first())
    await thumb.type(field('Business name'), name)
    await thumb.choose(field('Category'), /^Services/)
    await thumb.type(field('Description'), 'Repairs, made up')
    await thumb.type(field('Phone'), mobile)
    await thumb.choose(field('City or town'), /^Sonpani$/)
    await thumb.type(field('Address'), 'Main Road')
    await thumb.type(field('Your name'), 'Anita Devi')
    await expect(page.getByRole('radio', { name: /^Mobile number/ })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })

  await test.step('its code sends the listing, also after the phone dropped the page', async () => {
    // Quicker than this, only a program fills a form.
    await page.waitForTimeout(MIN_FILL_MS)
    await thumb.tap(page.getByRole('button', { name: 'Get code and send' }))
    const text = await readTextTo(`+91${mobile}`)
    await expect(field('6-digit code')).toBeFocused()
    expect(await findViolationsInBothThemes(page)).toEqual([])
    await page.reload()
    await thumb.type(field('6-digit code'), /#(\d{6})/.exec(text)![1]!)
  })

  await test.step('one sees it wait', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listing sent for approval')
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('Usually within 24-48 hours')).toBeVisible()
  })

  const effort = `${thumb.taps} taps, ${thumb.characters} characters, ${thumb.seconds} s`
  test.info().annotations.push({ type: 'effort', description: effort })
  expect(thumb.taps).toBeLessThanOrEqual(18)
  expect(thumb.characters).toBeLessThanOrEqual(80)
})
