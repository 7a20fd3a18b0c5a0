import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBusiness, listBusinesses } from '#contract/businesses.ts'
import {
  myBusinesses,
  setBusinessStatus,
  submitBusiness,
  updateBusiness,
} from '#contract/businesses-writing.ts'
import { snapshotBusinesses } from '#contract/snapshot.ts'
import { reindexAll } from '#server/businesses/index.ts'
import { businesses, uploads } from '#server/db/tables/index.ts'
import { saveSettings } from '#server/settings/index.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAmenity,
  insertBusiness,
  insertCategory,
  insertLocation,
  insertServiceField,
} from './setup/builders.ts'
import { sending, tracesOf } from './setup/writing.ts'

const hostile = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>
let clinics: Awaited<ReturnType<typeof insertCategory>>
let panki: Awaited<ReturnType<typeof insertLocation>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
  clinics = await insertCategory(api.db, { name: 'Clinics' })
  panki = await insertLocation(api.db, { city: 'Panki', slug: 'panki', pincode: '822122' })
})
let days = 0
/** The limits of today are behind us. */
const nextDay = () => (api.clock.now = new Date(Date.UTC(2026, 0, 1) + (days += 1) * 86_400_000))
beforeEach(async () => {
  nextDay()
  owner = await insertAccount(api.db, { role: 'owner' })
})

afterAll(() => api.close())

/** The least that the form asks for. */
const least = (values: object = {}) => ({
  name: 'Sample Clinic',
  categoryId: clinics.id,
  businessType: 'individual',
  description: 'A sample clinic for the tests',
  email: 'clinic@example.org',
  phone: '90000 00031',
  ownerName: 'Sample Owner',
  address: 'Main Road',
  locationId: panki.id,
  ...values,
})

const submit = async (values: object = {}, token = owner.token) =>
  (await api.read(submitBusiness, { body: least(values) as never, token })).data
const update = async (id: number, body: object, token = owner.token) =>
  (await api.read(updateBusiness, { params: { id }, body: body, token })).data
const approve = (id: number) =>
  api.read(setBusinessStatus, { params: { id }, body: { status: 'active' }, token: admin.token })
const refused = (body: object, token: string | undefined = owner.token) =>
  api.fail('/businesses', sending('POST', body, token))
const stored = async (id: number) =>
  (await api.db.select().from(businesses).where(eq(businesses.id, id)))[0]!
const found = async (search: string) =>
  (await api.read(listBusinesses, { query: { search } })).data.map(({ id }) => id)
const upload = async (
  path: string,
  kind: 'business-logo' | 'business-photo' = 'business-photo',
  mime = 'image/jpeg',
) => {
  await api.db.insert(uploads).values({ path, kind, mime, bytes: 1, isStored: true })
  return path
}

describe('a listing', () => {
  test('waits for review: nobody sees it but its owner', async () => {
    const made = await submit()
    expect(made).toMatchObject({ status: 'pending', businessId: `BIZ-${made.id}` })
    expect(made.slug).toMatch(/^sample-clinic/)
    expect(await api.fail(`/businesses/${made.id}`)).toMatchObject({ status: 404 })
    expect(await found('sample clinic')).not.toContain(made.id)
    const { entries, marks } = await tracesOf(api, 'businesses', made.id)
    expect(entries).toMatchObject([{ action: 'create', actor: 'user', accountId: owner.id }])
    expect(marks).toEqual([])
    const [mine] = (await api.read(myBusinesses, { token: owner.token })).data
    expect(mine).toMatchObject({
      id: made.id,
      status: 'pending',
      ownerName: 'Sample Owner',
      phone: '+919000000031',
      businessHours: null,
      establishedYear: null,
      verified: false,
      approvedAt: null,
    })
  })

  test('once approved is found by search, has its page and stands in the snapshot', async () => {
    const { id, slug } = await submit({
      name: 'Mahua Netralaya',
      nameHi: 'महुआ नेत्रालय',
      tags: ['motiyabind'],
    })
    await approve(id)
    for (const words of ['mahua netralay', 'नेत्रालय', 'motiyabind', 'Panki netralaya'])
      expect(await found(words)).toContain(id)
    expect((await api.read(getBusiness, { params: { idOrSlug: slug } })).data.owner).toEqual({
      id: owner.id,
    })
    const { data } = await api.read(snapshotBusinesses, { query: { after: id - 1 } })
    expect(data.map((one) => one.id)).toContain(id)
    expect((await tracesOf(api, 'businesses', id)).marks).toEqual(['created'])
  })

  test('keeps everything the form asks', async () => {
    const { id: wifi } = await insertAmenity(api.db, { categoryId: clinics.id })
    const [logo, one, two] = [
      await upload('/uploads/logo.jpg', 'business-logo'),
      await upload('/uploads/one.jpg'),
      await upload('/uploads/two.jpg'),
    ]
    const { id } = await submit({
      name: '  Whole\u200b   Clinic ',
      establishedYear: '1999',
      employeeCount: '2-10',
      priceRange: '$$',
      tagline: 'For all',
      tags: 'eye, teeth, eye',
      languages: ['Hindi', 'Nagpuri'],
      alternatePhone: '06562 231206',
      whatsappNumber: '+91 90000 00032',
      website: 'clinic.example.org',
      facebook: 'https://facebook.com/clinic',
      landmark: 'Near the fort',
      zipCode: '822122',
      latitude: '24.03',
      longitude: 84.47,
      businessHours: {
        monday: { open: '9:00', close: '17:00', closed: false },
        tuesday: { open: '16:00', close: '20:00', second: { open: '9:00', close: '13:00' } },
        saturday: { open: '22:00', close: '02:00' },
        sunday: { open: '', close: '', closed: true, second: { open: '', close: '' } },
      },
      specialDays: [
        { date: '2027-01-26', closed: true, note: 'Republic Day' },
        {
          date: '2027-01-27',
          ...{ closed: false, open: '09:00', close: '11:00' },
          second: { open: '18:00', close: '01:00' },
        },
      ],
      serviceRadius: '25',
      minimumOrder: '199.50',
      deliveryFee: 20,
      serviceAreas: ['Panki', 'Satbarwa'],
      homeDelivery: true,
      onlineOrdering: false,
      selectedFeatures: [wifi, wifi],
      paymentMethods: ['Cash', 'UPI', 'Cash'],
      logo,
      images: [two, one, two],
      youtubeVideo: 'https://youtu.be/abcdefghijk',
      videoTitle: 'A walk through',
      instagram: '',
      twitter: null,
    })
    await approve(id)
    expect((await api.read(getBusiness, { params: { idOrSlug: String(id) } })).data).toMatchObject({
      name: 'Whole Clinic',
      establishedYear: 1999,
      employeeCount: '2-10',
      priceRange: '$$',
      tags: ['eye', 'teeth'],
      languages: ['Hindi', 'Nagpuri'],
      alternatePhone: '+916562231206',
      whatsappNumber: '+919000000032',
      website: 'https://clinic.example.org',
      zipCode: '822122',
      latitude: 24.03,
      longitude: 84.47,
      businessHours: {
        monday: { open: '09:00', close: '17:00', closed: false },
        tuesday: {
          ...{ open: '09:00', close: '13:00', closed: false },
          second: { open: '16:00', close: '20:00' },
        },
        saturday: { open: '22:00', close: '02:00', closed: false },
        sunday: { open: '00:00', close: '00:00', closed: true },
      },
      specialDays: [
        { date: '2027-01-26', closed: true, note: 'Republic Day' },
        {
          date: '2027-01-27',
          ...{ closed: false, open: '09:00', close: '11:00' },
          second: { open: '18:00', close: '01:00' },
        },
      ],
      serviceRadius: 25,
      minimumOrder: 199.5,
      deliveryFee: 20,
      homeDelivery: true,
      onlineOrdering: false,
      selectedFeatures: [{ id: wifi }],
      paymentMethods: ['Cash', 'UPI'],
      logo,
      images: [two, one],
      youtubeVideo: 'https://youtu.be/abcdefghijk',
      instagram: null,
      twitter: null,
    })
  })

  test('names its city as the form does, by state, district and city', async () => {
    const { id } = await submit({
      locationId: null,
      selectedState: 'jharkhand',
      selectedDistrict: 'Palamu',
      selectedCity: 'PANKI',
    })
    expect((await stored(id)).locationId).toBe(panki.id)
  })

  test('sent twice is kept once, also at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map(() => submit({ name: 'Twice' })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await submit({ name: 'TWICE' })).toEqual(made[0])
    const other = await insertLocation(api.db)
    expect((await submit({ name: 'Twice', locationId: other.id })).id).not.toBe(made[0]!.id)
  })

  test('of a name that others have takes a slug of its own', async () => {
    const slugs = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { token } = await insertAccount(api.db, { role: 'owner' })
        return (await submit({ name: 'Common Store' }, token)).slug
      }),
    )
    expect(slugs.sort()).toEqual([
      'common-store',
      'common-store-panki',
      'common-store-panki-2',
      'common-store-panki-3',
    ])
  })
})

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
      { locationId: undefined, selectedDistrict: 'Palamu', selectedCity: 'Panki' },
      'This is required',
    ],
    [
      'selectedCity',
      { locationId: '', selectedState: 'Jharkhand', selectedDistrict: 'Palamu' },
      'This is required',
    ],
    [
      'selectedCity',
      {
        locationId: null,
        selectedState: 'Bihar',
        selectedDistrict: 'Palamu',
        selectedCity: 'Panki',
      },
      'Choose a city of the list',
    ],
    ['locationId', { locationId: 999_999 }, 'Choose a city of the list'],
    ['categoryId', { categoryId: 999_999 }, 'Choose a category of the list'],
    ['categoryId', { categoryId: 'clinics' }, 'This must be a number'],
    ['name', { name: ' — ' }, 'This needs a letter or a digit'],
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
      expect.stringMatching(/^At most 20\d\d$/) as string,
    ],
    ['establishedYear', { establishedYear: 'old' }, 'This must be a number'],
    ['employeeCount', { employeeCount: 'many' }, expect.stringContaining('2-10') as string],
    ['priceRange', { priceRange: '₹' }, expect.stringContaining('$$$$') as string],
    ['zipCode', { zipCode: '82212' }, 'Enter a PIN code of six digits'],
    ['longitude', { latitude: 24 }, 'Give longitude together with latitude'],
    [
      'latitude',
      { latitude: 84, longitude: 24 },
      expect.stringContaining('seem exchanged') as string,
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
    ['selectedFeatures', { selectedFeatures: [999_999] }, 'Choose features of the category'],
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
      'At most 20 images',
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
      'The second time must begin after the first has ended',
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
      'The second time must begin after the first has ended',
    ],
    [
      'specialDays.0.close',
      { specialDays: [{ date: '2027-02-03', closed: false, open: '09:00' }] },
      'This is required',
    ],
    ['tags.0', { tags: ['x'.repeat(61)] }, 'At most 60 characters'],
    ['serviceInformation', { serviceInformation: 'all' }, expect.any(String)],
    ['ownerName', { ownerName: 'a\0b' }, 'This contains a character that is not text'],
  ]
  test.each(wrong)('for its %s: %j', async (field, values, reason) => {
    const answer = await refused(least(values))
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(answer.fields?.[field]).toEqual(reason)
  })

  test('naming all that is wrong at once', async () => {
    const answer = await refused({ phone: '1' })
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
    const later = await refused(
      least({ categoryId: 999_999, locationId: 999_999, logo: '/x', establishedYear: 2200 }),
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
    expect(await refused(least({ categoryId: closed.id, locationId: gone.id }))).toMatchObject({
      fields: {
        categoryId: 'Choose a category of the list',
        locationId: 'Choose a city of the list',
      },
    })
  })

  test('with a film for a picture', async () => {
    const film = await upload('/uploads/film.mp4', 'business-photo', 'video/mp4')
    expect(await refused(least({ images: [film] }))).toMatchObject({
      fields: { images: 'Upload the images first' },
    })
  })

  test('without a login, and without a business account', async () => {
    expect(await api.fail('/businesses', sending('POST', least()))).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    const user = await insertAccount(api.db)
    expect(await refused(least(), user.token)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('while none are accepted; administrators still add them', async () => {
    await saveSettings(
      { db: api.db, actor: { kind: 'job', name: 'test' } },
      { allowBusinessSubmissions: false },
    )
    expect(await refused(least())).toMatchObject({
      status: 403,
      error: 'New business listings are not accepted at present.',
    })
    expect((await submit({ name: 'By an administrator' }, admin.token)).status).toBe('pending')
    await saveSettings(
      { db: api.db, actor: { kind: 'job', name: 'test' } },
      { allowBusinessSubmissions: true },
    )
  })

  test('when there are too many in a day; mending the form does not count', async () => {
    for (let n = 0; n < 30; n++) await refused(least({ categoryId: 999_999 }))
    for (let n = 0; n < 20; n++) await submit({ name: `Many ${n}` })
    expect(await refused(least({ name: 'One more' }))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
})

test('any words make a listing or are refused by name', async () => {
  for (const text of hostile) {
    const values = {
      name: text,
      nameHi: text,
      description: text,
      tagline: text,
      ownerName: text,
      address: text,
    }
    const lists = {
      tags: [text],
      serviceAreas: [text],
      videoTitle: text,
      landmark: text,
      languages: [text],
    }
    const answer = await api.ask(
      '/businesses',
      sending('POST', least({ ...values, ...lists }), admin.token),
    )
    const { fields } = (await answer.json()) as { fields?: object }
    expect([201, 400], text).toContain(answer.status)
    if (answer.status === 400) expect(Object.keys(fields ?? {}).length, text).toBeGreaterThan(0)
  }
  await api.db.update(businesses).set({ status: 'active' })
  await reindexAll(api.db)
  expect((await api.read(snapshotBusinesses, { query: { limit: 1000 } })).data).toHaveLength(
    await api.db.$count(businesses),
  )
})

describe('the questions of a category', () => {
  let salons: Awaited<ReturnType<typeof insertCategory>>
  beforeAll(async () => {
    salons = await insertCategory(api.db, { name: 'Salons' })
    const field = (values: object) =>
      insertServiceField(api.db, { categoryId: salons.id, ...values })
    await field({
      fieldName: 'chairs',
      fieldType: 'number',
      fieldOptions: { min: 1, max: 50 },
      isRequired: true,
    })
    await field({
      fieldName: 'kind',
      fieldType: 'radio',
      fieldOptions: { options: ['Women', 'Men', 'All'] },
    })
    await field({
      fieldName: 'offers',
      fieldType: 'checkbox',
      fieldOptions: { options: ['Hair', 'Skin'] },
    })
    await field({ fieldName: 'booking', fieldType: 'url' })
    await field({ fieldName: 'desk', fieldType: 'tel' })
    await field({ fieldName: 'mail', fieldType: 'email' })
    await field({ fieldName: 'note', fieldType: 'textarea' })
    await field({ fieldName: 'brand', fieldType: 'text' })
    await field({ fieldName: 'gone', isActive: false })
  })

  test('are answered in their kinds; what is not asked is left out', async () => {
    const { id } = await submit({
      categoryId: salons.id,
      serviceInformation: {
        chairs: ' 4 ',
        kind: 'Women',
        offers: ['Hair', 'Hair'],
        booking: 'salon.example.org',
        desk: '90000 00033',
        mail: 'Desk@Example.org',
        note: 'One\r\nTwo',
        brand: '',
        gone: 'x',
        toString: 'x',
      },
    })
    expect((await stored(id)).serviceInformation).toEqual({
      chairs: 4,
      kind: 'Women',
      offers: ['Hair'],
      booking: 'https://salon.example.org',
      desk: '+919000000033',
      mail: 'desk@example.org',
      note: 'One\nTwo',
    })
  })

  test.each([
    ['chairs', {}, 'This is required'],
    ['chairs', { chairs: 0 }, 'At least 1'],
    ['chairs', { chairs: '51' }, 'At most 50'],
    ['chairs', { chairs: 'four' }, 'This must be a number'],
    ['chairs', { chairs: [] }, 'This is required'],
    ['kind', { chairs: 1, kind: 'Dogs' }, 'Use one of: Women, Men, All'],
    ['offers', { chairs: 1, offers: ['Hair', 'Nails'] }, 'Use one of: Hair, Skin'],
    [
      'booking',
      { chairs: 1, booking: 'javascript:x' },
      'Enter a web address such as https://example.org',
    ],
    ['desk', { chairs: 1, desk: '1' }, 'Enter a valid phone number'],
    ['mail', { chairs: 1, mail: 'x' }, 'Enter a valid email address'],
    ['note', { chairs: 1, note: { a: 1 } }, 'This must be text'],
    ['brand', { chairs: 1, brand: 'x'.repeat(301) }, 'At most 300 characters'],
  ])('refuse %s: %j', async (field, serviceInformation, reason) => {
    const answer = await refused(least({ categoryId: salons.id, serviceInformation }))
    expect(answer.fields).toEqual({ [`serviceInformation.${field}`]: reason })
  })

  test('are asked again when a listing comes into the category', async () => {
    const { id } = await submit({ name: 'Moving' })
    const change = (body: object) =>
      api.fail(`/businesses/${id}`, sending('PUT', body, owner.token))
    expect(await change({ categoryId: salons.id })).toMatchObject({
      fields: { 'serviceInformation.chairs': 'This is required' },
    })
    await update(id, { categoryId: salons.id, serviceInformation: { chairs: 2 } })
    expect(await stored(id)).toMatchObject({
      categoryId: salons.id,
      serviceInformation: { chairs: 2 },
    })
    await update(id, { categoryId: clinics.id })
    expect(await stored(id)).toMatchObject({ categoryId: clinics.id, serviceInformation: {} })
  })
})

describe('a change of a listing', () => {
  test('takes what is given and leaves the rest; a shown one stays shown', async () => {
    const { id } = await submit({ name: 'Changing', tagline: 'Old', tags: ['one'] })
    await approve(id)
    const before = await stored(id)
    const changed = await update(id, {
      tagline: '',
      languages: ['Hindi'],
      businessHours: null,
      version: before.version,
    })
    expect(changed).toMatchObject({ id, status: 'active', slug: before.slug })
    expect(changed.version).toBeGreaterThan(before.version)
    expect(await stored(id)).toMatchObject({
      tagline: null,
      languages: ['Hindi'],
      tags: ['one'],
      name: 'Changing',
    })
    const { entries, marks } = await tracesOf(api, 'businesses', id)
    expect(entries[0]).toMatchObject({
      action: 'update',
      detail: { before: { tagline: 'Old' }, after: { tagline: null, languages: ['Hindi'] } },
    })
    expect(marks).toEqual(['updated', 'created'])
  })

  test('of the name makes a new slug; the old redirects; back again takes the old', async () => {
    const { id, slug } = await submit({ name: 'Kusum Bhandar' })
    await approve(id)
    expect((await update(id, { name: 'Parvati Stores' }, admin.token)).slug).toBe('parvati-stores')
    expect((await api.read(getBusiness, { params: { idOrSlug: slug } })).data).toMatchObject({
      id,
      slug: 'parvati-stores',
    })
    expect(await found('parvati stores')).toContain(id)
    expect(await found('kusum bhandar')).not.toContain(id)
    const stranger = await insertAccount(api.db, { role: 'owner' })
    expect((await submit({ name: 'Kusum Bhandar' }, stranger.token)).slug).toBe(
      'kusum-bhandar-panki',
    )
    expect((await update(id, { name: 'Kusum Bhandar' }, admin.token)).slug).toBe('kusum-bhandar')
    for (const idOrSlug of ['parvati-stores', slug])
      expect((await api.read(getBusiness, { params: { idOrSlug } })).data).toMatchObject({
        id,
        slug: 'kusum-bhandar',
      })
    expect((await update(id, { name: 'KUSUM bhandar' }, admin.token)).slug).toBe('kusum-bhandar')
  })

  test('that changes nothing writes nothing', async () => {
    const { id, version } = await submit({ name: 'The same' })
    expect(await update(id, least({ name: 'The same', version }))).toMatchObject({ version })
    expect((await tracesOf(api, 'businesses', id)).entries).toHaveLength(1)
  })

  test('of features alone is a new version too', async () => {
    const { id: feature } = await insertAmenity(api.db, { categoryId: clinics.id })
    const { id, version } = await submit({ name: 'With features' })
    const changed = await update(id, { selectedFeatures: [feature] })
    expect(changed.version).toBeGreaterThan(version)
    expect((await update(id, { selectedFeatures: [feature] })).version).toBe(changed.version)
    expect(
      (await api.read(myBusinesses, { token: owner.token })).data[0]?.selectedFeatures,
    ).toMatchObject([{ id: feature }])
    const other = await insertAmenity(api.db)
    expect(
      await api.fail(
        `/businesses/${id}`,
        sending('PUT', { selectedFeatures: [other.id] }, owner.token),
      ),
    ).toMatchObject({ fields: { selectedFeatures: 'Choose features of the category' } })
  })

  test('keeps pictures it has, wherever they lie', async () => {
    const kept = ['https://elsewhere.example/old.jpg']
    const { id } = await insertBusiness(api.db, { ownerId: owner.id, images: kept })
    const fresh = await upload('/uploads/fresh.jpg')
    await update(id, { images: [fresh, ...kept] })
    expect((await stored(id)).images).toEqual([fresh, ...kept])
  })

  test('says its images in words, which stay with them in any order', async () => {
    const [one, two] = [await upload('/uploads/say-one.jpg'), await upload('/uploads/say-two.jpg')]
    const { id, slug } = await insertBusiness(api.db, { ownerId: owner.id, images: [one] })
    const imageTexts = { [`${one}?key=mine`]: ' The shop  from the road ', [two]: '' }
    await update(id, { images: [one, two], imageTexts })
    const said = async () =>
      (await api.read(getBusiness, { params: { idOrSlug: slug } })).data.imageTexts
    expect(await said()).toEqual({ [one]: 'The shop from the road' })
    await update(id, { images: [two, one] })
    expect(await said()).toEqual({ [one]: 'The shop from the road' })
    await update(id, { images: [two] })
    expect(await said()).toEqual({})
  })

  test('refuses a text of an image that is too long', async () => {
    const { id } = await insertBusiness(api.db, { ownerId: owner.id })
    const imageTexts = { '/uploads/any.jpg': 'x'.repeat(201) }
    expect(
      await api.fail(`/businesses/${id}`, sending('PUT', { imageTexts }, owner.token)),
    ).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('by the owner ends the verification; one by an administrator does not', async () => {
    const { id } = await insertBusiness(api.db, {
      ownerId: owner.id,
      verified: true,
      name: 'Proven',
    })
    await update(id, { phone: '9000000036' })
    expect((await stored(id)).verified).toBe(true)
    await update(id, { name: 'Proven indeed' }, admin.token)
    expect((await stored(id)).verified).toBe(true)
    await api.db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, id))
    await update(id, { name: 'Another' })
    expect((await stored(id)).verified).toBe(false)
  })

  test('of an old version is refused', async () => {
    const { id, version } = await submit({ name: 'Two windows' })
    await update(id, { tagline: 'First', version })
    expect(
      await api.fail(
        `/businesses/${id}`,
        sending('PUT', { tagline: 'Second', version }, owner.token),
      ),
    ).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
  })

  test('is for its owner and administrators', async () => {
    const { id } = await submit({ name: 'Mine' })
    const change = (token?: string) =>
      api.fail(`/businesses/${id}`, sending('PUT', { tagline: 'x' }, token))
    const stranger = await insertAccount(api.db, { role: 'owner' })
    expect(await change()).toMatchObject({ status: 401 })
    expect(await change((await insertAccount(api.db)).token)).toMatchObject({ status: 403 })
    expect(await change(stranger.token)).toMatchObject({ status: 404 })
    await approve(id)
    expect(await change(stranger.token)).toMatchObject({
      status: 403,
      error: 'This business is not yours.',
    })
    expect((await update(id, { tagline: 'By an administrator' }, admin.token)).id).toBe(id)
    for (const [path, status] of [
      ['/businesses/2000000000', 404],
      ['/businesses/sample-clinic', 400],
    ] as const)
      expect(await api.fail(path, sending('PUT', {}, owner.token))).toMatchObject({ status })
  })

  test('is refused for what is wrong, by name', async () => {
    const { id } = await submit({ name: 'Right' })
    const change = async (body: object) =>
      (await api.fail(`/businesses/${id}`, sending('PUT', body, owner.token))).fields
    expect(await change({ name: '' })).toEqual({ name: 'This is required' })
    expect(await change({ latitude: 24 })).toEqual({
      longitude: 'Give longitude together with latitude',
    })
    expect(await change({ selectedCity: 'Panki' })).toEqual({
      selectedState: 'This is required',
      selectedDistrict: 'This is required',
    })
  })
})

test('one’s own listings are one’s own', async () => {
  await submit({ name: 'Older' })
  await submit({ name: 'Newer' })
  expect(
    (await api.read(myBusinesses, { token: owner.token })).data.map(({ name }) => name),
  ).toEqual(['Newer', 'Older'])
  expect(
    (await api.read(myBusinesses, { token: admin.token })).data.map(({ name }) => name),
  ).not.toContain('Older')
  expect(await api.fail('/businesses/user/my-businesses')).toMatchObject({ status: 401 })
})
