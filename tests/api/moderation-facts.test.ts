import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markNotDuplicates } from '#contract/duplicates.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { listFieldsWith } from '#shared/rules/business-fields.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertLocation } from './setup/builders.ts'
import { openQueue } from './setup/queue.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
const { waitingThings, work } = openQueue(() => ({ api, admin }))

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

describe('what is checked of a listing that waits', () => {
  const checksOf = async (id: number) =>
    Object.fromEntries(
      (await work('listing', id)).facts.flatMap(({ name, check }) =>
        check ? [[name, [check.isFine, check.detail]]] : [],
      ),
    )

  test('its PIN, number, name, days and distance, each as it is found', async () => {
    const town = await insertLocation(api.db, {
      ...{ city: 'Checkpur', pincode: '425199', latitude: 24, longitude: 84 },
    })
    const phone = '+919000000046'
    await insertBusiness(api.db, { phone })
    const values = { status: 'pending' as const, locationId: town.id }
    const day = { open: '09:00', close: '18:00', closed: false }
    const good = await insertBusiness(api.db, {
      ...{ ...values, name: 'Checked Shop', zipCode: '425199', phone: '+919000000047' },
      ...{ latitude: 24.01, longitude: 84 },
    })
    expect(await checksOf(good.id)).toEqual({
      ...{ name: [true, ''], zipCode: [true, ''], phone: [true, '0'] },
      point: [true, '1.1 km, Checkpur'],
    })
    const bad = await insertBusiness(api.db, {
      ...{ ...values, name: 'Shop 90000 00048', zipCode: '110001', phone, hours: { monday: day } },
      ...{ latitude: 24.5, longitude: 84 },
    })
    expect(await checksOf(bad.id)).toEqual({
      ...{ name: [false, '9000000048'], zipCode: [false, ''], phone: [false, '1'] },
      ...{ hours: [false, '6'], point: [false, '55.6 km, Checkpur'] },
    })
  })

  test('a listing that was found to be another is no look-alike any more', async () => {
    const { ids, shown } = await waitingThings()
    const alike = async () =>
      (await work('listing', ids.listing)).lookalikes.some(({ id }) => id === shown.id)
    expect(await alike()).toBe(true)
    const params = { keptId: ids.listing, goneId: shown.id }
    await api.read(markNotDuplicates, { params, body: { isDistinct: true }, token: admin.token })
    expect(await alike()).toBe(false)
  })
})

test('what waits says how far its point is from the middle of its town', async () => {
  const { id: locationId } = await insertLocation(api.db, { latitude: 24, longitude: 84 })
  const values = { status: 'pending' as const, locationId, latitude: 24.09, longitude: 84 }
  const { id } = await insertBusiness(api.db, values)
  const { point } = await work('listing', id)
  expect(point).toMatchObject({ latitude: 24.09, longitude: 84 })
  expect(point!.town!.km).toBeCloseTo(10, 0)
})

test('hours and other values are told in words', async () => {
  const day = { open: '09:00', close: '18:00', closed: false }
  const monday = { ...day, close: '13:00' }
  const { id } = await insertBusiness(api.db, {
    ...{ status: 'pending', tags: ['dawai', 'medicine'] },
    hours: {
      ...{ monday, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day },
      sunday: { ...day, closed: true },
    },
  })
  const { facts } = await work('listing', id)
  expect(facts).toContainEqual({
    name: 'hours',
    value: 'Mon 9:00 AM - 1:00 PM; Tue-Sat 9:00 AM - 6:00 PM; Sun closed',
    check: { code: 'days', isFine: true, detail: '0' },
  })
  expect(facts).toContainEqual({ name: 'tags', value: 'dawai, medicine' })
  const person = await insertAccount(api.db)
  const proposed = { serviceInformation: { beds: 20, ambulance: true, wards: ['Eye', 'Ear'] } }
  const [change] = await api.db
    .insert(t.businessChanges)
    .values({ businessId: id, accountId: person.id, proposed })
    .returning()
  const { changes } = await work('change', change!.id)
  expect(changes[0]!.after).toBe('beds: 20; wards: Eye, Ear; ambulance: yes')
})

test('a new listing shows everything that a change of it would wait for', async () => {
  const texts = {
    ...{ name: 'Shown name', nameHi: 'नाम', tagline: 'Shown tagline', description: 'Shown words' },
    descriptionHi: 'दिखता परिचय',
    ...{ phone: '+919876500011', alternatePhone: '+919876500012', whatsappNumber: '+919876500013' },
    ...{ email: 'shown@example.in', website: 'https://shown.example.in/', address: 'Shown road' },
    ...{ zipCode: '425001', landmark: 'Shown landmark', tags: ['shown tag'] },
    ...{ languages: ['shown language'], serviceAreas: ['shown area'], videoTitle: 'Shown video' },
    ...{ facebook: 'https://facebook.com/shown', instagram: 'https://instagram.com/shown' },
    ...{ twitter: 'https://x.com/shown', linkedin: 'https://linkedin.com/in/shown' },
    youtube: 'https://youtube.com/@shown',
    specialDays: [{ date: '2026-11-14', closed: true, note: 'Shown note' }],
    imageTexts: { '/uploads/a.webp': 'Shown caption' },
  }
  const { id: locationId } = await insertLocation(api.db, { city: 'Chinarpur', nameHi: 'चिनारपुर' })
  const { id } = await insertBusiness(api.db, { status: 'pending', locationId, ...texts })
  const { facts, text, point } = await work('listing', id)
  const shown = [...facts.map(({ value }) => value), text].join('\n')
  const told: Record<string, unknown> = texts
  const waiting = listFieldsWith('held', 'always', 'text', 'link')
  const apart = ['categoryId', 'locationId', 'latitude', 'longitude']
  for (const name of waiting.filter((one) => !apart.includes(one))) {
    const values = listTexts(told[name])
    expect(values.length, name).toBeGreaterThan(0)
    for (const value of values) expect(shown, name).toContain(value)
  }
  expect(point).toBeDefined()
  expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['category', 'town']))
  expect(facts).toContainEqual({ name: 'town', value: 'Chinarpur', valueHi: 'चिनारपुर' })
})

/** The texts in a value, however deep. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts)

test('letters that look like others are told wherever a link is looked at', async () => {
  const links = ['website', 'facebook', 'instagram', 'youtube'] as const
  const alike = Object.fromEntries(links.map((name) => [name, 'https://\u0430pple.example/']))
  const told = 'https://\u0430pple.example/ (xn--pple-43d.example)'
  const { id } = await insertBusiness(api.db, { status: 'pending', ...alike })
  const { facts } = await work('listing', id)
  for (const name of links) expect(facts.find((fact) => fact.name === name)?.value, name).toBe(told)
  const person = await insertAccount(api.db)
  const [change] = await api.db
    .insert(t.businessChanges)
    .values({ businessId: id, accountId: person.id, proposed: alike })
    .returning()
  const { changes } = await work('change', change!.id)
  expect(changes.map(({ after }) => after)).toEqual(links.map(() => told))
})
