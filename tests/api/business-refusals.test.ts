import { describe, expect, test } from 'vitest'
import { saveSettings } from '#server/kit/settings/index.ts'
import { insertAccount, insertCategory, insertLocation } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'
import {
  admin,
  api,
  minimalListing,
  expectRefused,
  startSubmissions,
  submitListing,
  createUpload,
} from './setup/submission.ts'

startSubmissions()

describe('a listing is refused', () => {
  const wrong: [string, object, unknown][] = [
    ...[
      'name',
      'categoryId',
      'businessType',
      'description',
      'email',
      'phone',
      'ownerName',
      'address',
    ].map((field): [string, object, unknown] => [
      field,
      { [field]: undefined },
      'This is required',
    ]),
    [
      'selectedState',
      { locationId: undefined, selectedDistrict: 'Suhana', selectedCity: 'Sonpani' },
      'This is required',
    ],
    [
      'selectedCity',
      { locationId: '', selectedState: 'Madhyam', selectedDistrict: 'Suhana' },
      'This is required',
    ],
    [
      'selectedCity',
      {
        locationId: null,
        selectedState: 'Bihar',
        selectedDistrict: 'Suhana',
        selectedCity: 'Sonpani',
      },
      'Choose a city from the list',
    ],
    ['locationId', { locationId: 999_999 }, 'Choose a city from the list'],
    ['categoryId', { categoryId: 999_999 }, 'Choose a category from the list'],
    ['categoryId', { categoryId: 'clinics' }, 'This must be a number'],
    ['name', { name: ' — ' }, 'Enter at least one letter or digit'],
    ['name', { name: 'x'.repeat(201) }, 'At most 200 characters'],
    ['description', { description: 'x'.repeat(5001) }, 'At most 5000 characters'],
    [
      'businessType',
      { businessType: 'guild' },
      expect.stringContaining('Use one of: individual') as string,
    ],
    ['email', { email: 'nobody' }, 'Enter a valid email address'],
    ['phone', { phone: '12' }, 'Enter a valid phone number'],
    ['alternatePhone', { alternatePhone: 'call me' }, 'Enter a valid phone number'],
    [
      'website',
      { website: 'javascript:alert(1)' },
      'Enter a web address such as https://example.org',
    ],
    ['facebook', { facebook: 'a b' }, 'Enter a web address such as https://example.org'],
    ['establishedYear', { establishedYear: 1899 }, 'At least 1900'],
    [
      'establishedYear',
      { establishedYear: 2199 },
      expect.stringMatching(/^Must be 20\d\d or earlier$/) as string,
    ],
    ['establishedYear', { establishedYear: 'old' }, 'This must be a number'],
    ['employeeCount', { employeeCount: 'many' }, expect.stringContaining('2-10') as string],
    ['priceRange', { priceRange: '₹' }, expect.stringContaining('$$$$') as string],
    ['zipCode', { zipCode: '42500' }, 'Enter a 6-digit PIN code'],
    ['longitude', { latitude: 24 }, 'Enter both latitude and longitude'],
    [
      'latitude',
      { latitude: 84, longitude: 24 },
      expect.stringContaining('may be swapped') as string,
    ],
    [
      'latitude',
      { latitude: 28.6, longitude: 77.2 },
      'This is outside the district. Move it or confirm it',
    ],
    ['serviceRadius', { serviceRadius: 0 }, 'At least 1'],
    ['serviceRadius', { serviceRadius: 101 }, 'At most 100'],
    ['minimumOrder', { minimumOrder: -1 }, 'At least 0'],
    ['deliveryFee', { deliveryFee: 0.505 }, 'At most two decimals'],
    ['homeDelivery', { homeDelivery: 'yes' }, 'This must be true or false'],
    [
      'paymentMethods.0',
      { paymentMethods: ['Barter'] },
      expect.stringContaining('PhonePe') as string,
    ],
    ['selectedFeatures', { selectedFeatures: [999_999] }, 'Choose features from this category'],
    [
      'youtubeVideo',
      { youtubeVideo: 'https://vimeo.com/1' },
      'Please enter a valid YouTube video URL',
    ],
    ['logo', { logo: 'https://elsewhere.example/x.png' }, 'Upload the logo first'],
    ['images', { images: ['/uploads/never.jpg'] }, 'Upload the images first'],
    [
      'images',
      { images: Array.from({ length: 21 }, (_, n) => `/uploads/${n}.jpg`) },
      'Up to 20 images',
    ],
    [
      'businessHours.monday.open',
      { businessHours: { monday: { open: '9', close: '17:00' } } },
      'Use HH:MM',
    ],
    [
      'businessHours.monday.close',
      { businessHours: { monday: { open: '09:00', close: '' } } },
      'This is required',
    ],
    [
      'businessHours.monday.second.close',
      {
        businessHours: {
          monday: { open: '09:00', close: '13:00', second: { open: '16:00', close: '' } },
        },
      },
      'This is required',
    ],
    [
      'businessHours.monday.second.open',
      {
        businessHours: {
          monday: { open: '09:00', close: '13:00', second: { open: '12:00', close: '20:00' } },
        },
      },
      'The second time slot must start after the first ends',
    ],
    [
      'businessHours.friday.open',
      { businessHours: { friday: { open: '24:00', close: '24:00' } } },
      'Use HH:MM',
    ],
    [
      'specialDays.0.date',
      { specialDays: [{ date: '2027-02-30', closed: true }] },
      expect.any(String),
    ],
    [
      'specialDays.0.second.open',
      {
        specialDays: [
          {
            date: '2027-02-03',
            ...{ closed: false, open: '09:00', close: '02:00' },
            second: { open: '16:00', close: '20:00' },
          },
        ],
      },
      'The second time slot must start after the first ends',
    ],
    [
      'specialDays.0.close',
      { specialDays: [{ date: '2027-02-03', closed: false, open: '09:00' }] },
      'This is required',
    ],
    ['tags.0', { tags: ['x'.repeat(61)] }, 'At most 60 characters'],
    ['serviceInformation', { serviceInformation: 'all' }, expect.any(String)],
    ['ownerName', { ownerName: 'a\0b' }, 'This contains an invalid character'],
  ]
  test.each(wrong)('for its %s: %j', async (field, values, reason) => {
    const answer = await expectRefused(minimalListing(values))
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(answer.fields?.[field]).toEqual(reason)
  })

  test('naming all that is wrong at once', async () => {
    const answer = await expectRefused({ phone: '1' })
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(
      [
        'address',
        'businessType',
        'categoryId',
        'description',
        'email',
        'name',
        'ownerName',
        'phone',
      ].sort(),
    )
    const later = await expectRefused(
      minimalListing({
        categoryId: 999_999,
        locationId: 999_999,
        logo: '/x',
        establishedYear: 2200,
      }),
    )
    expect(Object.keys(later.fields ?? {}).sort()).toEqual([
      'categoryId',
      'establishedYear',
      'locationId',
      'logo',
    ])
  })

  test('in a category or a town that is not active', async () => {
    const closed = await insertCategory(api.db, { status: 'inactive' })
    const gone = await insertLocation(api.db, { status: 'inactive' })
    expect(
      await expectRefused(minimalListing({ categoryId: closed.id, locationId: gone.id })),
    ).toMatchObject({
      fields: {
        categoryId: 'Choose a category from the list',
        locationId: 'Choose a city from the list',
      },
    })
  })

  test('with a film for a picture', async () => {
    const film = await createUpload('/uploads/film.mp4', 'business-photo', 'video/mp4')
    expect(await expectRefused(minimalListing({ images: [film] }))).toMatchObject({
      fields: { images: 'Upload the images first' },
    })
  })

  test('without a login, and without a business account', async () => {
    expect(await api.fail('/businesses', bodyRequest('POST', minimalListing()))).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    const user = await insertAccount(api.db)
    expect(await expectRefused(minimalListing(), user.token)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  })

  test('while none are accepted; administrators still add them', async () => {
    await saveSettings(
      { db: api.db, actor: { kind: 'job', name: 'test' } },
      { allowBusinessSubmissions: false },
    )
    expect(await expectRefused(minimalListing())).toMatchObject({
      status: 403,
      error: 'New business listings are turned off.',
    })
    expect((await submitListing({ name: 'By an administrator' }, admin.token)).status).toBe(
      'pending',
    )
    await saveSettings(
      { db: api.db, actor: { kind: 'job', name: 'test' } },
      { allowBusinessSubmissions: true },
    )
  })

  test('when there are too many in a day; mending the form does not count', async () => {
    for (let n = 0; n < 30; n++) await expectRefused(minimalListing({ categoryId: 999_999 }))
    for (let n = 0; n < 20; n++) await submitListing({ name: `Many ${n}` })
    expect(await expectRefused(minimalListing({ name: 'One more' }))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
})
