import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { readMailTo } from './setup/outbox.ts'
import { createMailAddress, readMailedProof } from './setup/register.ts'
import { Thumb } from './setup/taps.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

/* As long as such a name is; the part that makes it another in each run is not typed by anybody. */
const LOGIN = 'anita.devi@example.org'
const PASSWORD = 'mahua-phool'

test('from the home page to a sent listing without an account', async ({ page }) => {
  test.slow()
  const thumb = new Thumb()
  const address = createMailAddress()
  const name = `Anita ${address.slice(7, 14)}`
  const field = (label: string) => page.getByLabel(label, { exact: false }).first()

  await test.step('the form comes first', async () => {
    await page.goto('/')
    await thumb.tap(page.getByRole('link', { name: 'List your business' }).first())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List your business')
    await thumb.type(field('Business name'), name)
    await thumb.choose(field('Category'), /^Services/)
    await thumb.type(field('Description'), 'Repairs, made up')
    await thumb.type(field('Phone'), `90000${String(Date.now()).slice(-5)}`)
    await page.keyboard.press('Enter')
    await thumb.choose(field('City or town'), /^Sonpani$/)
    await thumb.type(field('Address'), 'Main Road')
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(field('Business name')).toHaveValue(name)
    await expect(field('Address')).toHaveValue('Main Road')
    await expect(page.getByLabel('WhatsApp number is the same as phone')).toBeChecked()
  })

  await test.step('the account is the last step', async () => {
    await thumb.type(field('Your name'), 'Anita Devi')
    await thumb.tap(page.getByRole('radio', { name: /^Email/ }))
    await thumb.tap(page.getByRole('textbox', { name: 'Email' }))
    thumb.characters += LOGIN.length
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await thumb.type(page.getByRole('textbox', { name: 'Password' }), PASSWORD)
    expect(await findViolations(page)).toEqual([])
    // Quicker than this, only a program fills a form.
    await page.waitForTimeout(MIN_FILL_MS)
    await thumb.tap(page.getByRole('button', { name: 'Email me the code' }))
    const { code } = await readMailedProof(address)
    await expect(field('Code from the email')).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    // Six digits are sent as soon as they are there.
    await thumb.type(field('Code from the email'), code)
  })

  await test.step('one sees the own listing and what comes next, and a mail says so', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listing sent for approval')
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('Usually within 24-48 hours')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    expect(await readMailTo(address, 'listing-received')).toContain(name)
  })

  test.info().annotations.push({
    type: 'effort',
    description: `${thumb.taps} taps, ${thumb.characters} characters, ${thumb.seconds} s`,
  })
  expect(thumb.taps).toBeLessThanOrEqual(20)
  expect(thumb.characters).toBeLessThanOrEqual(110)
  expect(thumb.seconds).toBeLessThanOrEqual(80)
})
