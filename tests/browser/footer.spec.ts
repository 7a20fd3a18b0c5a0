import { expect, test } from './setup/test.ts'

test.describe('the footer', () => {
  test.beforeEach(({ page }) => page.goto('/about'))

  test('says how to reach the site, WhatsApp by digits only', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    )
    await expect(footer.getByRole('link', { name: '+91 90000 00005' })).toHaveAttribute(
      'href',
      'tel:+919000000005',
    )
    await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919000000006',
    )
    await expect(footer.getByText('A made-up office, Navapur')).toBeVisible()
  })

  test('has icons only for the social pages that there are', async ({ page }) => {
    const social = page
      .getByRole('contentinfo')
      .getByRole('list', { name: 'Follow us' })
      .getByRole('link')
    await expect(social).toHaveCount(2)
    await expect(social.first()).toHaveAccessibleName('Facebook')
    await expect(social.last()).toHaveAccessibleName('YouTube')
  })

  test('has the support hours, this year, and the way back to the top', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Mon-Fri')
    await expect(footer).toContainText('9:00 AM - 6:00 PM')
    await expect(footer).toContainText('10:00 AM - 4:00 PM')
    await expect(footer.getByText(/^© \d{4} Zila$/)).toBeVisible()
    await footer.getByRole('link', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
