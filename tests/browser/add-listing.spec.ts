import { fillListing, registerOwner, uploadPhotosOnBadConnection } from './setup/add-listing.ts'
import { openSignedIn } from './setup/app-page.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

test.describe('adding a listing', () => {
  // The line is lost while photos are sent, and what the page loads beforehand with it.
  const mayFail = /\/api\/|Failed to fetch|ERR_INTERNET_DISCONNECTED/
  test.use({ contextOptions: { reducedMotion: 'reduce' }, mayFail })

  test('from no account to sent for review, with photos on a line that breaks twice', async ({
    page,
  }) => {
    test.slow()
    const address = await registerOwner(page)
    const name = `Namuna Repairs ${address.slice(7, 15)}`
    await page.goto('/add-listing')
    await fillListing(page, name, `90000 ${String(Date.now()).slice(-5)}`)
    await uploadPhotosOnBadConnection(page, 2)
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/business-drafts') &&
        answer.ok() &&
        Boolean(answer.request().postData()?.includes('The shop from the road')),
    )
    await page.getByLabel('Photo description').first().fill('The shop from the road')
    await kept

    await test.step('a reload loses nothing', async () => {
      await expect(page.getByText(/^Draft saved/)).toBeVisible()
      await page.reload()
      await expect(page.locator('#listing-name')).toHaveValue(name)
      await expect(page.getByLabel('Photo description').first()).toHaveValue(
        'The shop from the road',
      )
      await expect(page.getByLabel('Photo description')).toHaveCount(2)
      // What is done is closed when one comes back.
      await page.getByRole('button', { name: 'Edit: Photos and video' }).click()
      const main = page.locator('.photo img').first()
      await main.scrollIntoViewIfNeeded()
      const width = () => main.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
    })
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listing sent for approval')
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
  test('a personal account has what it typed before the login, and sends it', async ({ page }) => {
    const { token } = await makeAccount()
    const name = `Namuna Threads ${String(Date.now()).slice(-7)}`
    await page.goto('/add-listing')
    await page.getByLabel('Business name').fill(name)
    await page.getByLabel('City or town').selectOption({ label: 'Sonpani' })
    await openSignedIn(page, token, '/add-listing')
    await expect(page.locator('#listing-name')).toHaveValue(name)
    await expect(page.locator('#listing-ownerName')).toHaveValue('Asha Kumari')
    await fillListing(page, name, `90000 ${String(Date.now()).slice(-5)}`)
    await page.locator('#listing-name').press('Enter')
    await page.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listing sent for approval')
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
