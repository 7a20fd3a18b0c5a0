import AxeBuilder from '@axe-core/playwright'
import { openBusiness } from './setup/database.ts'
import { namesOf } from './setup/list.ts'
import { expect, test } from './setup/test.ts'

test.describe('a business opened since the site was built', () => {
  test('is found, read and called like any other', async ({ page, isMobile }) => {
    const slug = `just-opened-${isMobile ? 'phone' : 'desktop'}`
    const name = `Just Opened Workshop ${isMobile ? 'Phone' : 'Desktop'}`
    const business = { slug, formerSlug: `${slug}-once`, name, phone: '+919000000009' }
    await openBusiness({ ...business, description: 'Words of the <b>new</b> workshop.' })

    await page.goto(`/businesses?search=${name.replaceAll(' ', '+')}`)
    await namesOf(page).first().getByRole('link', { name }).click()
    await page.waitForURL(`**/business/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.getByText('Words of the <b>new</b> workshop.')).toBeVisible()
    await expect(page.locator('a[href="tel:+919000000009"]').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Services')
    await expect(page.getByText('No reviews yet. Be the first to share your experience!')).toBeVisible()
    await expect(page.getByText('Hours not available').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])

    expect((await page.goto(`/business/${slug}`))?.status()).toBe(200)
    expect((await page.request.get(`/business/${slug}-once`, { maxRedirects: 0 })).headers()['location']).toBe(
      `/business/${slug}`,
    )
  })
})

test.describe('the page that stands in for a business', () => {
  test.describe('that is not there', () => {
    test.use({ mayFail: /\/api\/businesses\/nothing-of-this-name$/ })

    test('says so and leads on', async ({ page }) => {
      await page.goto('/fallback/business?business=nothing-of-this-name')
      await expect(page.getByRole('heading', { level: 1, name: 'Business Not Found' })).toBeVisible()
      await page.getByRole('link', { name: 'Browse All Businesses' }).click()
      await page.waitForURL('**/businesses')
    })
  })

  test('says what is wrong with an address that names none', async ({ page }) => {
    await page.goto('/fallback/business')
    await expect(page.getByText('Business ID is missing from URL')).toBeVisible()
    await page.goto('/fallback/business?business=undefined')
    await expect(page.getByText('Invalid business ID')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
  })

  test('shows hostile texts as texts', async ({ page }) => {
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    await page.goto('/fallback/business?business=hostile-text-shop')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<script>alert("name")</script> & "Sons"')
    await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0)
    expect(dialogs).toBe(0)
  })

  test('shows what the static page shows: contact, hours, status, reviews', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:30'))
    await page.goto('/fallback/business?business=sample-medical-store')
    await expect(page.locator('.business-head .status')).toHaveText('Open till 4:00 PM')
    await expect(page.locator('#hours tr[aria-current="date"]')).toContainText('Monday')
    await expect(page.locator('#contact').getByRole('link', { name: 'sample@example.com' })).toBeVisible()
    await expect(page.locator('#reviews .review').filter({ visible: true })).toHaveCount(5)
    await expect(page.getByText('4.3', { exact: true }).first()).toBeVisible()
  })
})
