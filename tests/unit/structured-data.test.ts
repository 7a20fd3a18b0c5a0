import { describe, expect, test } from 'vitest'
import {
  classifiedJsonLd,
  breadcrumbJsonLd,
  businessJsonLd,
  getSchemaOrgType,
  websiteJsonLd,
  type BusinessJsonLdInput,
} from '#shared/view/structured-data.ts'

const ORIGIN = 'https://zila.example/'
const barest: BusinessJsonLdInput = {
  name: 'Abun Post Office',
  nameHi: null,
  slug: 'abun-post-office',
  description: '',
  category: { name: 'Post Offices' },
  address: '',
  landmark: null,
  city: 'Sonpani',
  district: 'Suhana',
  state: 'Madhyam',
  zipCode: '425003',
  phone: null,
  email: null,
  website: null,
  latitude: null,
  longitude: null,
  businessHours: null,
  specialDays: [],
  logo: null,
  facebook: null,
  instagram: null,
  twitter: null,
  linkedin: null,
  youtube: null,
  paymentMethods: [],
  serviceAreas: [],
  languages: [],
  selectedFeatures: [],
  establishedYear: null,
  priceRange: null,
  averageRating: null,
  totalReviews: 0,
}

describe('what search engines are told of a business', () => {
  test('only what is known', () => {
    expect(businessJsonLd(barest, ORIGIN)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'PostOffice',
      '@id': 'https://zila.example/business/abun-post-office',
      url: 'https://zila.example/business/abun-post-office',
      name: 'Abun Post Office',
      hasMap: expect.stringContaining('Abun') as string,
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Sonpani',
        addressRegion: 'Madhyam',
        postalCode: '425003',
        addressCountry: 'IN',
      },
    })
  })

  test('hours with closed and whole days, place, rating, pictures', () => {
    const data = businessJsonLd(
      {
        ...barest,
        latitude: 24.04,
        longitude: 84.07,
        averageRating: 4.25,
        totalReviews: 8,
        businessHours: {
          monday: { open: '10:00', close: '16:00', closed: false },
          tuesday: { open: '00:00', close: '24:00', closed: false },
          friday: {
            ...{ open: '09:00', close: '13:00', closed: false },
            second: { open: '16:00', close: '24:00' },
          },
          sunday: { open: '00:00', close: '00:00', closed: true },
        },
      },
      ORIGIN,
      ['/api/uploads/a.jpg', 'https://pictures.example/b.jpg'],
    )
    expect(data).toMatchObject({
      geo: { latitude: 24.04, longitude: 84.07 },
      aggregateRating: { ratingValue: 4.25, reviewCount: 8 },
      image: ['https://zila.example/api/uploads/a.jpg', 'https://pictures.example/b.jpg'],
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '16:00' },
        { dayOfWeek: 'https://schema.org/Tuesday', opens: '00:00', closes: '23:59' },
        { dayOfWeek: 'https://schema.org/Friday', opens: '09:00', closes: '13:00' },
        { dayOfWeek: 'https://schema.org/Friday', opens: '16:00', closes: '23:59' },
        { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '00:00' },
      ],
    })
  })

  test('special days, profiles elsewhere, amenities and reviews', () => {
    const review = {
      rating: 4,
      title: null,
      comment: 'Good',
      createdAt: '2026-05-04T20:00:00.000Z',
      user: { name: 'Asha' },
    }
    const data = businessJsonLd(
      {
        ...barest,
        website: 'https://abun.example/',
        facebook: 'https://facebook.com/abun',
        specialDays: [
          { date: '2027-01-26', closed: true },
          { date: '2027-03-22', closed: false, open: '09:00', close: '24:00' },
          { date: '2027-04-01', closed: false },
        ],
        paymentMethods: ['Cash', 'UPI'],
        selectedFeatures: [{ name: 'Parking' }],
      },
      ORIGIN,
      [],
      [review],
    )
    expect(data).toMatchObject({
      sameAs: ['https://abun.example/', 'https://facebook.com/abun'],
      paymentAccepted: 'Cash, UPI',
      amenityFeature: [{ name: 'Parking', value: true }],
      specialOpeningHoursSpecification: [
        { validFrom: '2027-01-26', opens: '00:00', closes: '00:00' },
        { validFrom: '2027-03-22', opens: '09:00', closes: '23:59' },
      ],
      review: [
        {
          author: { '@type': 'Person', name: 'Asha' },
          datePublished: '2026-05-04',
          reviewBody: 'Good',
          reviewRating: { ratingValue: 4 },
        },
      ],
    })
    expect(data['review']).toEqual([expect.not.objectContaining({ name: null })])
  })

  test.each([
    ['Banks', 'BankOrCreditUnion'],
    ['Hospitals', 'Hospital'],
    ['Railway Stations', 'TrainStation'],
    ['Schools', 'School'],
    ['Colleges & Coaching', 'EducationalOrganization'],
    ['Doctors & Medicine', 'MedicalBusiness'],
    ['Food & Restaurants', 'FoodEstablishment'],
    ['Shopping', 'Store'],
    ['Hotels & Halls', 'LocalBusiness'],
    ['Bank Road Shops', 'LocalBusiness'],
    ['किराना', 'LocalBusiness'],
  ])('%s are %s', (category, type) => {
    expect(getSchemaOrgType(category)).toBe(type)
  })
})

test('the way to a page ends with the page, which has no address', () => {
  expect(breadcrumbJsonLd([{ name: 'Home', href: '/' }, { name: 'Banks' }], ORIGIN)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://zila.example/' },
      { position: 2, name: 'Banks' },
    ],
  })
})

test('the search of the site leads to the list', () => {
  expect(websiteJsonLd(ORIGIN, 'Zila')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://zila.example/businesses?search={search_term_string}' },
    },
  })
})

test('an ad is offered for its rupees', () => {
  const ad = {
    ...{
      title: 'Plough',
      slug: 'plough',
      description: 'Iron',
      category: { name: 'Tools', slug: 'tools' },
      condition: 'good' as const,
    },
    ...{
      status: 'active',
      brand: null,
      model: null,
      city: 'Sonpani',
      state: 'Madhyam',
      expiresAt: null,
    },
  }
  const priced = classifiedJsonLd({ ...ad, price: 42_500.5 }, ORIGIN, ['/plough.jpg'])
  expect(priced).toMatchObject({ offers: { price: '42500.50', priceCurrency: 'INR' } })
  expect(JSON.stringify(priced)).toContain('UsedCondition')
  const cow = {
    ...ad,
    title: 'Cow',
    category: { name: 'Cattle & Dairy', slug: 'cattle' },
    price: 30_000,
  }
  expect(JSON.stringify(classifiedJsonLd(cow, ORIGIN, ['/cow.jpg']))).not.toContain('Condition')
})
