import { describe, expect, it } from 'vitest'
import { opening } from '#i18n/en/opening.ts'
import {
  toBusinessCard,
  getCardPicture,
  formatCardPlace,
  type BusinessCardData,
} from '#shared/view/business-card.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import { getOpenStatusText } from '#shared/rules/open-status.ts'

const business = (changes: Partial<BusinessCardData> = {}): BusinessCardData => ({
  id: 7,
  slug: 'main-branch',
  name: 'Main Branch',
  nameHi: null,
  description: '',
  address: '',
  city: 'Sonpani',
  district: 'Suhana',
  zipCode: '425003',
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
  category: { name: 'Banks', slug: 'banks', color: '#1d5b3b' },
  ...changes,
})

describe('a card', () => {
  it.each([
    ['Main Road', 'Main Road, Sonpani 425003'],
    ['Main Road, Sonpani', 'Main Road, Sonpani 425003'],
    ['', 'Sonpani, Suhana'],
    ['   ', 'Sonpani, Suhana'],
  ])('with the address “%s” stands at %s', (address, place) => {
    expect(formatCardPlace(business({ address }))).toBe(place)
  })

  it('shows the first photo, else the logo, else nothing', () => {
    expect(getCardPicture(business({ images: ['/a.jpg', '/b.jpg'], logo: '/logo.png' }))).toBe(
      '/a.jpg',
    )
    expect(getCardPicture(business({ logo: '/logo.png' }))).toBe('/logo.png')
    expect(getCardPicture(business())).toBeNull()
  })

  it('carries only what it shows', () => {
    const whole = {
      ...business({ images: ['/a.jpg', '/b.jpg'], description: 'word '.repeat(60) }),
      owner: { id: 3 },
    }
    const card = toBusinessCard(whole)
    expect(card).not.toHaveProperty('owner')
    expect(card.images).toEqual(['/a.jpg'])
    expect(card.description.length).toBeLessThanOrEqual(140)
    expect(toBusinessCard(card)).toEqual(card)
  })
})

describe('its status', () => {
  const day = { open: '10:00', close: '16:00', closed: false }
  const rest = { open: '00:00', close: '00:00', closed: true }
  const week: WeekHours = {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: rest,
    sunday: rest,
  }
  // 2026-11-23 is a Monday; Kolkata is 5:30 ahead.
  it.each([
    ['2026-11-23T06:00:00Z', week, 'open', 'Open till 4:00 PM'],
    ['2026-11-23T10:30:00Z', week, 'open', 'Open till 4:00 PM'],
    ['2026-11-23T10:31:00Z', week, 'closed', 'Closed, opens tomorrow 10:00 AM'],
    ['2026-11-23T02:00:00Z', week, 'closed', 'Closed, opens 10:00 AM'],
    ['2026-11-27T11:00:00Z', week, 'closed', 'Closed, opens Monday 10:00 AM'],
    [
      '2026-11-23T06:00:00Z',
      { monday: { open: '00:00', close: '24:00', closed: false } },
      'open',
      'Open 24 hours',
    ],
    ['2026-11-23T06:00:00Z', { monday: rest }, 'closed', 'Closed'],
    ['2026-11-23T06:00:00Z', { tuesday: day }, 'unknown', 'Hours not available'],
    ['2026-11-23T06:00:00Z', null, 'unknown', 'Hours not available'],
  ])('at %s', (now, businessHours, look, text) => {
    expect(getOpenStatusText({ businessHours, specialDays: [] }, new Date(now), opening)).toEqual({
      look,
      text,
    })
  })
})
