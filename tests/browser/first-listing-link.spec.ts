import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { createMailAddress, readMailedProof } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

const PASSWORD = 'mahua-phool'

type Sent = { data: { id: number; name: string }[] }

/** Fills in the first form until the code is asked for. */
async function fill(page: Page) {
  const address = createMailAddress()
  const name = `Anita ${address.slice(7, 14)}`
  const field = (label: string) => page.getByLabel(label, { exact: false }).first()
  await page.goto('/add-listing')
  await field('Business name').fill(name)
  await field('Category').selectOption({ label: (await service(page))! })
  await field('Description').fill('Repairs, made up')
  await field('Phone').fill(`90000${String(Date.now()).slice(-5)}`)
  await field('City or town').selectOption('Sonpani')
  await field('Address').fill('Main Road')
  await field('Your name').fill('Anita Devi')
  await page.getByRole('radio', { name: /^Email/ }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.waitForTimeout(MIN_FILL_MS)
  await page.getByRole('button', { name: 'Email me the code' }).click()
  return { name, address, link: (await readMailedProof(address)).link }
}

const service = (page: Page) =>
  page
    .getByLabel('Category', { exact: false })
    .first()
    .locator('option', { hasText: /^Services/ })
    .textContent()

/** The own listings that the account of this page has. */
const sentBy = (page: Page) =>
  page.evaluate(async (key) => {
    const token = localStorage.getItem(key)
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch('/api/businesses/user/my-businesses', { headers })
    return ((await answer.json()) as Sent).data.map(({ name }) => name)
  }, TOKEN_KEY)

test('the mailed link, on the phone that filled the form in', async ({ page, context }) => {
  test.slow()
  const { name, link } = await fill(page)
  const mail = await context.newPage()
  await mail.goto(link)
  await expect(mail.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  // The tab of the form has noticed, and has all that was typed.
  await expect(page.getByLabel('Business name').first()).toHaveValue(name)
  await page.close()
  await mail.getByRole('link', { name: 'Continue' }).click()
  await expect(mail.getByLabel('Business name').first()).toHaveValue(name)
  await mail.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Listing sent for approval')
  await expect(mail.getByRole('heading', { name })).toBeVisible()
  expect(await sentBy(mail)).toEqual([name])
})

test('the mailed link on another device: the form is sent where it was typed', async ({
  page,
  browser,
}) => {
  test.slow()
  const { name, address, link } = await fill(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await other.locator('[name=password]').fill(PASSWORD)
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  expect(await sentBy(other)).toEqual([])
  await other.context().close()

  // Here the code is used up; one logs in and finds what was typed.
  await page.goto('/login?from=/add-listing#email')
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[data-entry] [type=submit]').click()
  await expect(page.getByLabel('Business name').first()).toHaveValue(name)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listing sent for approval')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await sentBy(page)).toEqual([name])
})
