import { makeAdmin } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { makeAccount } from './setup/register.ts'
import { findOverflow } from './setup/overflow.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

test('a payment in cash is recorded, and stands on the advertiser’s statement', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const advertiser = await makeAccount({ name: 'Asha Kumari' })
  const admin = await makeAdmin()
  // Whoever has a campaign has a balance.
  const made = await request.post('/api/ads/campaigns', {
    headers: { Authorization: `Bearer ${advertiser.token}` },
    data: { title: 'Namuna lamps', targetUrl: 'https://example.org/', budget: 500 },
  })
  expect(made.ok(), await made.text()).toBe(true)

  await test.step('an administrator records it', async () => {
    const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await openSignedIn(desk, admin.token, '/admin/ads?tab=balances')
    await desk.getByRole('searchbox').fill(advertiser.address)
    const row = desk.getByRole('row', { name: advertiser.address })
    await row.getByRole('button', { name: 'Payment' }).click()
    const form = desk.getByRole('dialog', { name: /^Payment of/ })
    await form.getByLabel('Amount').fill('2,000')
    await form.getByLabel('How').selectOption({ label: 'Cash' })
    await form.getByLabel('Note').fill('At the office')
    expect(await findViolationsInBothThemes(desk)).toEqual([])
    await form.getByRole('button', { name: 'Record' }).click()
    await expect(desk.getByText(/now has ₹2,000/)).toBeVisible()
    await expect(row).toContainText('₹2,000')
    await desk.close()
  })

  await test.step('the advertiser reads it', async () => {
    await openSignedIn(page, advertiser.token, '/ads')
    await page.getByRole('link', { name: 'View balance' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ad balance/)
    const statement = page.getByRole('table', { name: 'Statement' })
    await expect(statement.getByRole('row')).toHaveCount(4)
    await expect(statement).toContainText('Payment, At the office')
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
})
