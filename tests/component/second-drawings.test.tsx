import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ReactElement } from 'react'
import type { OwnReview, Review } from '#contract/reviews.ts'
import { businesses } from '#i18n/en/businesses.ts'
import { reviews, verifiedVisit } from '#i18n/en/reviews.ts'
import { renderCardHtml } from '#browser/businesses/card-html.ts'
import { renderReview } from '#browser/reviews/render-review.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { BusinessCardData } from '#shared/view/business-card.ts'
import { BusinessCard } from '#views/businesses/BusinessCard.tsx'
import { ReviewItem } from '#views/reviews/ReviewItem.tsx'

/* Scripts without React draw the same as the views (docs/decisions/0023). */

/**
 * An element without differences that a browser ignores: the order of attributes and whitespace.
 */
function shapeOf(node: Node): unknown {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return ''
  const attributes = [...node.attributes]
    // Pages use these to follow the time; the island soon replaces the early cards.
    .filter(({ name }) => name !== 'data-hours' && name !== 'data-special')
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
  const merged = node.cloneNode(true) as Element
  merged.normalize()
  const inside = [...merged.childNodes]
    .map(shapeOf)
    .map((part) => (typeof part === 'string' ? part.replace(/\s+/g, ' ') : part))
    .filter((part) => part !== '' && part !== ' ')
  return [node.tagName, attributes, ...inside]
}

async function drawnByReact(element: ReactElement): Promise<unknown> {
  const { container } = await render(element)
  return shapeOf(container.firstElementChild!)
}

const NOW = new Date('2026-11-20T06:00:00Z')
const MINUTE = NOW.getTime() / MINUTE_MS

const PLAIN: BusinessCardData = {
  id: 7,
  slug: 'sonpani-medical',
  name: 'Sonpani "Medical" & <b>Store</b>',
  nameHi: null,
  description: '',
  address: 'Main Road',
  city: 'Sonpani',
  district: 'Suhana',
  zipCode: null,
  phone: null,
  website: null,
  email: null,
  businessHours: null,
  specialDays: [],
  logo: null,
  images: [],
  featured: false,
  verified: false,
  averageRating: null,
  totalReviews: 0,
  category: { name: 'Medical Stores', slug: 'medical-stores', color: '#6366f1' },
}
const FULL: BusinessCardData = {
  ...PLAIN,
  nameHi: 'सोनपानी मेडिकल',
  description: 'Medicines & more, day and night',
  zipCode: '425003',
  phone: '+919876543210',
  website: 'https://shop.example/?a=1&b="2"',
  email: 'shop@mail.example',
  businessHours: { friday: { open: '09:00', close: '18:00', closed: false } },
  featured: true,
  verified: true,
  averageRating: 4.25,
  totalReviews: 12,
  distanceKm: 3.14,
  category: { name: 'Banks', slug: 'banks', color: '#20573c' },
}

for (const [name, business] of Object.entries({ plain: PLAIN, full: FULL }))
  test(`the early card of a ${name} business is the card`, async () => {
    const early = document.createElement('ul')
    early.innerHTML = renderCardHtml(business, NOW)
    const card = <BusinessCard business={business} minute={MINUTE} t={businesses} />
    expect(shapeOf(early.firstElementChild!)).toEqual(await drawnByReact(card))
  })

const REVIEW: Review = {
  id: 3,
  businessId: 7,
  rating: 4,
  title: null,
  comment: 'Good <b>shop</b> & kind people',
  visitDate: null,
  verified: false,
  helpful: 0,
  user: { name: 'Asha' },
  createdAt: '2026-11-01T10:00:00Z',
  answer: null,
}
const REVIEWS: Record<string, Review | OwnReview> = {
  plain: REVIEW,
  full: {
    ...REVIEW,
    rating: 1,
    title: 'बहुत अच्छा',
    comment: 'दवा मिली\nand more',
    visitDate: '2026-10-30',
    verified: true,
    helpful: 2,
  },
  answered: {
    ...REVIEW,
    answer: { text: 'धन्यवाद <3\nfrom us', createdAt: '2026-11-02T10:00:00.000Z' },
  },
  waiting: { ...REVIEW, status: 'pending', visitDate: '2026-10-30' },
  hidden: { ...REVIEW, status: 'hidden' },
}
for (const [name, review] of Object.entries(REVIEWS))
  test(`a ${name} review drawn by a script is the review`, async () => {
    const item = <ReviewItem review={review} votes t={{ ...reviews, verifiedVisit }} />
    expect(shapeOf(renderReview(review))).toEqual(await drawnByReact(item))
  })
