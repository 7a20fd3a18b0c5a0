import { describe, expect, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import { listMyBusinesses } from '#contract/businesses-writing.ts'
import { listSnapshotBusinesses } from '#contract/snapshot.ts'
import { reindexAll } from '#server/businesses/index.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { insertAccount, insertAmenity, insertLocation } from './setup/builders.ts'
import { readMailsTo } from './setup/mailed.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'
import {
  admin,
  api,
  approveListing,
  clinicCategory,
  searchNames,
  hostileTexts,
  minimalListing,
  owner,
  sonpaniLocation,
  startSubmissions,
  readStoredListing,
  submitListing,
  createUpload,
} from './setup/submission.ts'

startSubmissions()

describe('a listing', () => {
  test('waits for review: nobody sees it but its owner', async () => {
    const made = await submitListing()
    expect(made).toMatchObject({ status: 'pending', businessId: `BIZ-${made.id}` })
    expect(made.slug).toMatch(/^sample-clinic/)
    expect(await api.fail(`/businesses/${made.id}`)).toMatchObject({ status: 404 })
    expect(await searchNames('sample clinic')).not.toContain(made.id)
    const { entries, marks } = await readTraces(api, 'businesses', made.id)
    expect(entries).toMatchObject([{ action: 'create', actor: 'user', accountId: owner.id }])
    expect(marks).toEqual([])
    const [mine] = (await api.read(listMyBusinesses, { token: owner.token })).data
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

  test('may be described in Hindi, or not', async () => {
    const words = 'आँखों का अस्पताल'
    const cases: [string | null, string][] = [
      ['', ''],
      [null, ''],
      [` ${words} `, words],
    ]
    for (const [typed, stored] of cases) {
      const { id } = await submitListing({ name: `Clinic ${String(typed)}`, descriptionHi: typed })
      const { data } = await api.read(listMyBusinesses, { token: owner.token })
      expect(data.find((one) => one.id === id)?.descriptionHi).toBe(stored)
    }
  })

  test('is confirmed by mail once, without its name to an unconfirmed address', async () => {
    const received = async ({ email }: { email: string }) =>
      (await readMailsTo(api.db, email)).filter(({ template }) => template === 'listing-received')
    const known = await insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date() })
    const { id } = await submitListing({ name: 'Mailed Clinic' }, known.token)
    await submitListing({ name: 'Mailed Clinic' }, known.token)
    const mails = await received(known)
    expect(mails.map(({ subject }) => subject)).toEqual(['We received Mailed Clinic'])
    expect(mails[0]?.text).toContain(`/business/${id}/sent`)
    const unknown = await insertAccount(api.db, { role: 'owner', emailConfirmedAt: null })
    await submitListing({ name: 'Other Clinic' }, unknown.token)
    const [mail] = await received(unknown)
    expect(mail?.subject).toMatch(/^We received your listing/)
    expect(mail?.text).not.toContain('Other Clinic')
  })

  test('once approved is found by search, has its page and stands in the snapshot', async () => {
    const { id, slug } = await submitListing({
      name: 'Mahua Netralaya',
      nameHi: 'महुआ नेत्रालय',
      tags: ['motiyabind'],
    })
    await approveListing(id)
    for (const words of ['mahua netralay', 'नेत्रालय', 'motiyabind', 'Sonpani netralaya'])
      expect(await searchNames(words)).toContain(id)
    expect((await api.read(getBusiness, { params: { idOrSlug: slug } })).data.owner).toEqual({
      id: owner.id,
    })
    const { data } = await api.read(listSnapshotBusinesses, { query: { after: id - 1 } })
    expect(data.map((one) => one.id)).toContain(id)
    expect((await readTraces(api, 'businesses', id)).marks).toEqual(['created'])
  })

  test('keeps everything the form asks', async () => {
    const { id: wifi } = await insertAmenity(api.db, { categoryId: clinicCategory.id })
    const [logo, one, two] = [
      await createUpload('/uploads/logo.jpg', 'business-logo'),
      await createUpload('/uploads/one.jpg'),
      await createUpload('/uploads/two.jpg'),
    ]
    const { id } = await submitListing({
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
      zipCode: '425003',
      latitude: '20.21',
      longitude: 75.31,
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
      serviceAreas: ['Sonpani', 'Satpani'],
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
    await approveListing(id)
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
      zipCode: '425003',
      latitude: 20.21,
      longitude: 75.31,
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
    const { id } = await submitListing({
      locationId: null,
      selectedState: 'madhyam',
      selectedDistrict: 'Suhana',
      selectedCity: 'SONPANI',
    })
    expect((await readStoredListing(id)).locationId).toBe(sonpaniLocation.id)
  })

  test('sent twice is kept once, also at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map(() => submitListing({ name: 'Twice' })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await submitListing({ name: 'TWICE' })).toEqual(made[0])
    const other = await insertLocation(api.db)
    expect((await submitListing({ name: 'Twice', locationId: other.id })).id).not.toBe(made[0]!.id)
  })

  test('of a name that others have takes a slug of its own', async () => {
    const slugs = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { token } = await insertAccount(api.db, { role: 'owner' })
        return (await submitListing({ name: 'Common Store' }, token)).slug
      }),
    )
    expect(slugs.sort()).toEqual([
      'common-store',
      'common-store-sonpani',
      'common-store-sonpani-2',
      'common-store-sonpani-3',
    ])
  })
})

test('any words make a listing or are refused by name', async () => {
  for (const text of hostileTexts) {
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
      bodyRequest('POST', minimalListing({ ...values, ...lists }), admin.token),
    )
    const { fields } = (await answer.json()) as { fields?: object }
    expect([201, 400], text).toContain(answer.status)
    if (answer.status === 400) expect(Object.keys(fields ?? {}).length, text).toBeGreaterThan(0)
  }
  await api.db.update(businesses).set({ status: 'active' })
  await reindexAll(api.db)
  expect((await api.read(listSnapshotBusinesses, { query: { limit: 1000 } })).data).toHaveLength(
    await api.db.$count(businesses),
  )
})

test('one’s own listings are one’s own', async () => {
  await submitListing({ name: 'Older' })
  await submitListing({ name: 'Newer' })
  expect(
    (await api.read(listMyBusinesses, { token: owner.token })).data.map(({ name }) => name),
  ).toEqual(['Newer', 'Older'])
  expect(
    (await api.read(listMyBusinesses, { token: admin.token })).data.map(({ name }) => name),
  ).not.toContain('Older')
  expect(await api.fail('/businesses/user/my-businesses')).toMatchObject({ status: 401 })
})
