import { describe, expect, it } from 'vitest'
import { getClassifiedCompleteness, getCompleteness } from '#shared/rules/completeness.ts'

const WHOLE = {
  name: 'A made-up shop',
  categoryId: 3,
  description: 'Made up',
  phone: '+919000000001',
  email: 'shop@example.com',
  address: 'Main Road',
  locationId: 7,
  businessHours: {},
  images: ['/1.webp', '/2.webp', '/3.webp'],
  whatsappNumber: '+919000000001',
  latitude: 24.04,
  paymentMethods: ['Cash'],
  nameHi: 'दुकान',
}

describe('how complete a listing is', () => {
  it('is 100 % with every field', () => {
    expect(getCompleteness(WHOLE)).toEqual({ percent: 100, missing: [] })
  })

  it('names what is missing, the most useful first', () => {
    const listing = { ...WHOLE, nameHi: null, businessHours: null, paymentMethods: [] }
    expect(getCompleteness(listing)).toEqual({
      percent: 76,
      missing: ['businessHours', 'paymentMethods', 'nameHi'],
    })
  })

  it('reads the values of the form like those of the API', () => {
    const listing = { ...WHOLE, categoryId: '3', locationId: '7', latitude: '', nameHi: ' ' }
    expect(getCompleteness(listing).missing).toEqual(['latitude', 'nameHi'])
  })

  it('counts each of the first three photos', () => {
    const percentWith = (images: string[]) => getCompleteness({ ...WHOLE, images }).percent
    expect(percentWith([])).toBe(92)
    expect(percentWith(['/1.webp', '/2.webp'])).toBe(97)
    expect(percentWith([...WHOLE.images, '/4.webp'])).toBe(100)
  })

  it('counts a longitude and latitude of 0', () => {
    expect(getCompleteness({ ...WHOLE, latitude: 0 }).percent).toBe(100)
  })

  it('is 0 % of nothing', () => {
    expect(getCompleteness({}).percent).toBe(0)
  })
})

describe('how complete a classified ad is, from its form', () => {
  const ad = {
    ...{ title: 'Bicycle', categoryId: '2', description: 'Hardly used', price: '4200' },
    ...{ priceType: 'fixed', city: 'Kheda', contactPhone: '+919000000001' },
    ...{ mainImages: '/1.webp /2.webp', additionalImages: '/3.webp' },
  }

  it('is 100 % with every field', () => {
    expect(getClassifiedCompleteness(ad)).toEqual({ percent: 100, missing: [] })
  })

  it('counts main and additional photos together', () => {
    expect(getClassifiedCompleteness({ ...ad, additionalImages: '' })).toEqual({
      percent: 95,
      missing: ['images'],
    })
  })

  it('asks for a price only where one is told', () => {
    expect(getClassifiedCompleteness({ ...ad, price: '' }).missing).toEqual(['price'])
    const onRequest = { ...ad, price: '', priceType: 'on_request' }
    expect(getClassifiedCompleteness(onRequest).missing).toEqual([])
  })

  it('is 0 % of nothing, and names the title first', () => {
    const { percent, missing } = getClassifiedCompleteness({})
    expect(percent).toBe(0)
    expect(missing[0]).toBe('title')
  })
})
