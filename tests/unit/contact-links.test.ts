import { describe, expect, it } from 'vitest'
import { businessPage } from '#i18n/en/business-page.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import {
  getBusinessDirectionsUrl,
  getBusinessMapUrl,
  listContactLinks,
} from '#shared/rules/contact-links.ts'

const place = {
  name: 'Main Branch',
  address: 'Main Road',
  city: 'Sonpani',
  district: 'Suhana',
  landmark: 'Near the fort',
}
const NOTHING = {
  phone: null,
  alternatePhone: null,
  whatsappNumber: null,
  email: null,
  website: null,
}

describe('the way to a business', () => {
  it('leads to the point where it is known', () => {
    expect(getBusinessDirectionsUrl({ ...place, latitude: 24.03, longitude: 84.07 })).toContain(
      'destination=24.03%2C84.07',
    )
  })
  it('else to its name and address, without the landmark', () => {
    const map = decodeURIComponent(
      getBusinessMapUrl({ ...place, latitude: null, longitude: null }).replaceAll('+', ' '),
    )
    expect(map).toContain('query=Main Branch, Main Road, Sonpani, Suhana')
    expect(map).not.toContain('fort')
  })
})

describe('reaching a business from afar', () => {
  it('is listed way by way', () => {
    const ways = listContactLinks(
      {
        ...NOTHING,
        phone: '+919006618191',
        email: 'a@b.example',
        website: 'https://www.b.example/path?x=1',
      },
      businessPage,
    )
    expect(ways).toEqual([
      { label: 'Phone', text: '+91 90066 18191', href: 'tel:+919006618191' },
      { label: 'Email', text: 'a@b.example', href: 'mailto:a@b.example' },
      { label: 'Website', text: 'b.example', href: 'https://www.b.example/path?x=1' },
    ])
  })
  it('is an empty list when nothing is known', () => {
    expect(listContactLinks(NOTHING, businessPage)).toEqual([])
  })
})

describe('a day in words', () => {
  it.each([
    [{ open: '10:00', close: '16:00', closed: false }, '10:00 AM - 4:00 PM'],
    [{ open: '22:00', close: '02:00', closed: false }, '10:00 PM - 2:00 AM'],
    [
      { open: '09:00', close: '13:00', closed: false, second: { open: '16:00', close: '20:00' } },
      '9:00 AM - 1:00 PM, 4:00 PM - 8:00 PM',
    ],
    [{ open: '00:00', close: '24:00', closed: false }, 'Open 24 hours'],
    [{ open: '09:00', close: '09:00', closed: false }, 'Open 24 hours'],
    [{ open: '00:00', close: '00:00', closed: true }, 'Closed'],
    [{ closed: false }, 'Unknown'],
    [undefined, 'Unknown'],
  ])('%o', (day, text) => expect(formatDayHours(day, businessPage)).toBe(text))
})
