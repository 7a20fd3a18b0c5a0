import { makeAdmin } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { bankDay } from './setup/bank-day.ts'
import { findOverflow } from './setup/overflow.ts'
import { makeAccount } from './setup/register.ts'
import { Thumb } from './setup/taps.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

/** Paying in, from the balance to “waiting”; UPI app and bank are outside. */
const MOST_TAPS = 4
const MOST_KEYS = 3

test('an advertiser pays by UPI on the phone, an administrator confirms by keys', async ({
  page,
  browser,
}) => {
  test.slow()
  const advertiser = await makeAccount({ name: 'Asha Kumari' })
  const admin = await makeAdmin()
  const thumb = new Thumb()
  let reference = ''

  await test.step('from the balance to “waiting”', async () => {
    await openSignedIn(page, advertiser.token, '/ads/balance')
    await thumb.tap(page.getByRole('link', { name: 'Add money' }))
    await thumb.tap(page.getByText('₹2,000', { exact: true }))
    const code = page.getByText(/^Z-[2-9A-HJ-NP-Z]{5}$/)
    await expect(code).toBeVisible()
    reference = (await code.textContent())!
    await expect(page.getByRole('link', { name: 'Pay ₹2,000 in a UPI app' })).toHaveAttribute(
      'href',
      `upi://pay?pa=namuna@upi&pn=Namuna%20directory&am=2000.00&cu=INR&tn=${reference}`,
    )
    await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await thumb.tap(page.getByRole('button', { name: 'I have paid' }))
    await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
    await expect(page.getByText(/^By .*, 6:00 PM$/)).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })

  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await test.step('an administrator adds the statement', async () => {
    await openSignedIn(desk, admin.token, '/admin/ads/payments')
    await desk.getByRole('button', { name: 'Add a statement' }).click()
    const form = desk.getByRole('dialog', { name: 'Add a bank statement' })
    await form.getByLabel('Bank').fill('Namuna Bank')
    const line = `${bankDay()},UPI/634100000118/${reference}/NAMUNA,634100000118,,"2,000.00",1.00`
    const buffer = Buffer.from(
      `Date,Narration,Ref No.,Withdrawal,Deposit,Balance\r\n${line}\r\n`,
      'utf16le',
    )
    await form.locator('input[type=file]').setInputFiles({
      ...{ name: 'bank.csv', mimeType: 'text/csv' },
      buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), buffer]),
    })
    await expect(form.getByText(/1\sline of money in, 0 of money out/)).toBeVisible()
    await form.getByText('Columns', { exact: true }).click()
    await expect(form.getByLabel('Money in')).toHaveValue('4')
    expect(await findViolationsInBothThemes(desk)).toEqual([])
    await form.getByRole('button', { name: 'Add lines' }).click()
    await expect(desk.getByText(/1\sline added/)).toBeVisible()
  })

  let keys = 0
  await test.step('and confirms it with a key', async () => {
    const sure = desk.getByRole('region', { name: 'Sure' })
    await expect(sure.getByText(reference, { exact: true })).toBeVisible()
    expect(await findViolationsInBothThemes(desk)).toEqual([])
    expect(await findOverflow(desk)).toEqual([])
    await desk.keyboard.press('y')
    keys += 1
    await expect(desk.getByText('₹2,000 added to the balance of Asha Kumari.')).toBeVisible()
    await desk.close()
  })

  await test.step('the balance has it', async () => {
    await openSignedIn(page, advertiser.token, '/ads/balance')
    await expect(page.getByText('₹2,000.00').first()).toBeVisible()
  })
  // oxlint-disable-next-line no-console -- The figures are read by people.
  console.log(`paying in: ${thumb.taps} taps; the administrator: ${keys} keys`)
  expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
})
