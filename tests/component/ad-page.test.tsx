import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Classified } from '#contract/classifieds.ts'
import { classifiedIslandMessages } from '#i18n/classified-island.ts'
import { ClassifiedPage } from '#islands/classifieds/ClassifiedPage.tsx'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { expectAccessible } from './setup/accessible.ts'

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

const AD: Classified = {
  id: 24,
  slug: 'phone-24',
  title: 'Phone with charger',
  description: 'One year old.\n\nNo scratch.',
  price: 1_250_000,
  priceType: 'negotiable',
  formerPrice: null,
  condition: 'like_new',
  city: 'Sonpani',
  state: 'Madhyam',
  pincode: '425003',
  address: null,
  category: { id: 2, name: 'Mobiles', nameHi: null, slug: 'mobiles', icon: null, color: '#20573c' },
  categoryId: 2,
  featuredImage: null,
  images: [],
  video: null,
  brand: 'Samsung',
  model: 'A14',
  year: 2023,
  contactName: 'Malik',
  contactPhone: '+919876543210',
  contactEmail: 'malik@example.org',
  showPhone: true,
  showEmail: true,
  status: 'active',
  viewCount: 0,
  createdAt: ago(3.5),
  updatedAt: ago(3.5),
  expiresAt: null,
  soldAt: null,
  rejectReason: null,
  version: 1,
}

const messages = classifiedIslandMessages
const draw = (ad: Classified) => render(<ClassifiedPage classified={ad} messages={messages} />)

test('an ad without a static page shows its facts, age, number and contacts', async () => {
  const { container, getByRole, getByText } = await draw(AD)
  const pairs = [...container.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ])
  expect(Object.fromEntries(pairs)).toMatchObject({
    Condition: 'Like new',
    Category: 'Mobiles',
    Brand: 'Samsung',
    Model: 'A14',
    Year: '2023',
    Location: 'Sonpani, Madhyam, 425003',
    'Ad ID': '24',
  })
  await expect.element(getByText('3 hours ago')).toBeVisible()
  expect(container.querySelector('.ad-price')?.textContent).toContain('₹12,50,000')
  const call = getByRole('link', { name: 'Call Now +91 98765 43210' })
  await expect.element(call).toHaveAttribute('href', 'tel:+919876543210')
  const mail = getByRole('link', { name: 'malik@example.org' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:malik@example.org')
  await expectAccessible(container)
})

test('an ad that waits shows its seller the facts, and no contacts', async () => {
  const { container, getByText } = await draw({ ...AD, status: 'pending', brand: null })
  await expect.element(getByText(messages.classifieds.pending)).toBeVisible()
  await expect.element(getByText('A14')).toBeVisible()
  expect(container.textContent).not.toContain('Brand')
  expect(container.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull()
})
