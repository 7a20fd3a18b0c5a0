import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  approveBusinessChange,
  listBusinessChanges,
  rejectBusinessChange,
} from '#contract/business-changes.ts'
import { getBusiness, listBusinesses } from '#contract/businesses.ts'
import {
  listAllBusinesses,
  listMyBusinesses,
  updateBusiness,
} from '#contract/businesses-writing.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { auditEntries, businesses, categories } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAmenity,
  insertBusiness,
  insertCategory,
  insertLocation,
  insertServiceField,
} from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'
import { readMailsTo } from './setup/mailed.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
let owner: Awaited<ReturnType<typeof insertAccount>>
let listing: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

let days = 0
beforeEach(async () => {
  // The limits of today are behind us.
  api.clock.now = new Date(Date.UTC(2026, 0, 1) + (days += 1) * DAY_MS)
  owner = await insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date() })
  listing = await insertBusiness(api.db, {
    name: 'Mahua Medical',
    slug: `mahua-medical-${days}`,
    ownerId: owner.id,
    phone: '+919000000031',
    website: 'https://mahua.example',
    verified: true,
  })
})

type Change = BodyOf<typeof updateBusiness>
const change = async (body: Change, token = owner.token) =>
  (await api.read(updateBusiness, { params: { id: listing.id }, body, token })).data
const shown = async () =>
  (await api.read(getBusiness, { params: { idOrSlug: String(listing.id) } })).data
const waiting = async () => {
  const { data } = await api.read(listBusinessChanges, {
    query: { limit: 1000 },
    token: admin.token,
  })
  return data.find(({ business }) => business.id === listing.id)
}
const mine = async () => (await api.read(listMyBusinesses, { token: owner.token })).data[0]!
const approve = async (id: number) =>
  (await api.read(approveBusinessChange, { params: { id }, token: admin.token })).data
const reject = async (id: number, reason?: string) =>
  (await api.read(rejectBusinessChange, { params: { id }, body: { reason }, token: admin.token }))
    .data
const decide = (id: number, how: 'approve' | 'reject', token?: string) =>
  api.fail(`/business-changes/${id}/${how}`, bodyRequest('PATCH', {}, token))
const lastMail = async () => (await readMailsTo(api.db, owner.email))[0]

describe('a live listing', () => {
  test('is not turned into another one: name, category, place, number and site wait', async () => {
    const casino = await insertCategory(api.db, { name: 'Casinos' })
    const elsewhere = await insertLocation(api.db, { city: 'Elsewhere' })
    const before = await shown()
    const other = {
      name: 'Lucky Casino',
      nameHi: 'लकी कैसीनो',
      categoryId: casino.id,
      locationId: elsewhere.id,
      address: 'Under the bridge',
      landmark: 'Behind the bank',
      zipCode: '425001',
      latitude: 20.05,
      longitude: 75.06,
      phone: '90000 00066',
      alternatePhone: '90000 00067',
      whatsappNumber: '90000 00068',
      website: 'https://casino.example',
    }
    const answer = await change(other)
    expect(answer.slug).toBe(before.slug)
    expect([...answer.waiting].sort()).toEqual(
      [...Object.keys(other), 'selectedFeatures', 'serviceInformation'].sort(),
    )
    expect(await shown()).toEqual(before)
    const { marks, entries } = await readTraces(api, 'businesses', listing.id)
    expect(marks).toEqual([])
    expect(entries).toMatchObject([{ action: 'propose change', accountId: owner.id }])
    for (const [search, is] of [
      ['lucky casino', false],
      ['mahua medical', true],
    ] as const)
      expect(
        (await api.read(listBusinesses, { query: { search } })).data.some(
          ({ id }) => id === listing.id,
        ),
        search,
      ).toBe(is)
  })

  test('what tells no other business is written at once, beside what waits', async () => {
    const answer = await change({
      name: 'Mahua Clinic',
      tagline: 'Open all night',
      tags: ['dawai'],
    })
    expect(answer.waiting).toEqual(['name'])
    expect(answer.version).toBeGreaterThan(listing.version)
    expect(await shown()).toMatchObject({
      name: 'Mahua Medical',
      tagline: 'Open all night',
      verified: true,
    })
    expect((await readTraces(api, 'businesses', listing.id)).marks).toEqual(['updated'])
  })

  test(
    'is as old as its source until somebody changes what it says; verifying it is no such ' +
      'change',
    async () => {
      const source = { source: 'list', sourceId: String(listing.id), sourceDate: '2017-09' }
      await api.db.update(businesses).set(source).where(eq(businesses.id, listing.id))
      expect((await shown()).sourceDate).toBe('2017-09')
      const verify = bodyRequest('PATCH', { verified: false }, admin.token)
      expect((await api.ask(`/businesses/${listing.id}/verified`, verify)).status).toBe(200)
      await change({ name: 'Mahua Clinic' })
      expect(await shown()).toMatchObject({ verified: false, sourceDate: '2017-09' })
      await change({ tagline: 'Open all night' })
      expect(await shown()).toMatchObject({ sourceDate: null, source: 'list' })
    },
  )

  test('its owner and administrators see what waits, and nobody else', async () => {
    const town = await insertLocation(api.db, { city: 'Kheda' })
    await change({ name: 'Mahua Clinic', locationId: town.id })
    const proposed = { name: 'Mahua Clinic', locationId: town.id }
    expect((await mine()).waitingChange).toMatchObject({ proposed })
    const { data } = await api.read(listAllBusinesses, {
      query: { search: 'Mahua' },
      token: admin.token,
    })
    expect(data.find(({ id }) => id === listing.id)?.waitingChange).toMatchObject({ proposed })
    expect(await waiting()).toMatchObject({
      proposed,
      current: { name: 'Mahua Medical', locationId: listing.locationId },
      proposedNames: { category: null, location: 'Kheda' },
      proposedBy: { id: owner.id, email: owner.email },
      business: { id: listing.id, name: 'Mahua Medical', status: 'active' },
    })
    expect(JSON.stringify(await shown())).not.toContain('Mahua Clinic')
    expect(await api.fail('/business-changes')).toMatchObject({ status: 401 })
    expect(
      await api.fail('/business-changes', { headers: { Authorization: `Bearer ${owner.token}` } }),
    ).toMatchObject({
      status: 403,
    })
  })

  test('further changes join those that wait; a value given as shown waits no more', async () => {
    await change({ name: 'Mahua Clinic', phone: '9000000055' })
    const first = (await waiting())!
    expect((await change({ website: null })).waiting).toEqual(['name', 'phone', 'website'])
    const second = (await waiting())!
    expect(second.proposed).toEqual({ name: 'Mahua Clinic', phone: '+919000000055', website: null })
    // What was read is what is approved: another proposal has another id.
    expect(second.id).not.toBe(first.id)
    expect(await decide(first.id, 'approve', admin.token)).toMatchObject({ status: 404 })
    expect((await change({ website: null, phone: '9000000055' })).waiting).toEqual([
      'name',
      'phone',
      'website',
    ])
    expect((await waiting())!.id).toBe(second.id)

    expect(
      (await change({ phone: '9000000031', website: 'https://mahua.example' })).waiting,
    ).toEqual(['name'])
    expect((await change({ name: 'Mahua Medical' })).waiting).toEqual([])
    expect([await waiting(), (await mine()).waitingChange]).toEqual([undefined, null])
    expect((await readTraces(api, 'businesses', listing.id)).entries[0]).toMatchObject({
      action: 'withdraw change',
    })
  })

  test('a point is one thing, as are a category and what it asks', async () => {
    const asking = await insertCategory(api.db, { name: 'Asking kind' })
    await insertServiceField(api.db, {
      categoryId: asking.id,
      fieldName: 'beds',
      fieldType: 'number',
    })
    const feature = await insertAmenity(api.db, { categoryId: asking.id })
    await change({ latitude: 20.05, longitude: 75.06 })
    expect((await change({ latitude: 20.07, longitude: 75.06 })).waiting).toEqual([
      'latitude',
      'longitude',
    ])
    await change({
      categoryId: asking.id,
      serviceInformation: { beds: 4 },
      selectedFeatures: [feature.id],
    })
    expect((await waiting())!.proposed).toMatchObject({
      categoryId: asking.id,
      serviceInformation: { beds: 4 },
      selectedFeatures: [feature.id],
      longitude: expect.any(Number) as number,
    })
    expect(
      (await change({ categoryId: listing.categoryId, latitude: null, longitude: null })).waiting,
    ).toEqual([])
  })

  test('an administrator changes it at once, and what waits goes on waiting', async () => {
    await change({ name: 'Mahua Clinic' })
    const answer = await change({ phone: '9000000044' }, admin.token)
    expect(answer.waiting).toEqual(['name'])
    expect(await shown()).toMatchObject({ phone: '+919000000044', name: 'Mahua Medical' })
  })

  test('one that is not shown is its owner’s to change', async () => {
    await change({ name: 'Mahua Clinic', phone: '9000000055' })
    await api.db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, listing.id))
    expect((await change({ name: 'Mahua House' })).waiting).toEqual(['phone'])
    expect(await mine()).toMatchObject({
      name: 'Mahua House',
      waitingChange: { proposed: { phone: '+919000000055' } },
    })
  })

  test('goes with what waits of it', async () => {
    await change({ name: 'Mahua Clinic' })
    await api.db.delete(businesses).where(eq(businesses.id, listing.id))
    expect(await waiting()).toBeUndefined()
  })
})

describe('approving a change', () => {
  test('makes it, publishes it, ends what was verified, and tells the owner', async () => {
    const kind = await insertCategory(api.db, { name: 'Clinics of the change' })
    const feature = await insertAmenity(api.db, { categoryId: kind.id })
    const name = `Parvati Clinic ${days}`
    await change({ name, categoryId: kind.id, selectedFeatures: [feature.id], phone: '9000000077' })
    const { id } = (await waiting())!
    const decided = await approve(id)
    expect(decided).toEqual({ id, businessId: listing.id, slug: `parvati-clinic-${days}` })
    expect(await shown()).toMatchObject({
      name,
      slug: decided.slug,
      categoryId: kind.id,
      phone: '+919000000077',
      selectedFeatures: [{ id: feature.id }],
      verified: false,
    })
    // The old address leads on.
    expect((await api.read(getBusiness, { params: { idOrSlug: listing.slug } })).data.id).toBe(
      listing.id,
    )
    const { entries, marks } = await readTraces(api, 'businesses', listing.id)
    expect(entries[0]).toMatchObject({
      action: 'update',
      accountId: admin.id,
      detail: {
        change: id,
        proposedBy: owner.id,
        before: { name: 'Mahua Medical' },
        after: { name },
      },
    })
    expect(marks).toEqual(['updated'])
    const mail = await lastMail()
    expect(mail).toMatchObject({
      template: 'change-approved',
      subject: expect.stringContaining(name) as string,
    })
    expect(mail!.text).toContain(`/business/${decided.slug}`)
    expect((await mine()).waitingChange).toBeNull()
    expect(await decide(id, 'approve', admin.token)).toMatchObject({ status: 404 })
  })

  test('of a number alone leaves it verified', async () => {
    await change({ phone: '9000000078' })
    await approve((await waiting())!.id)
    expect(await shown()).toMatchObject({ phone: '+919000000078', verified: true })
  })

  test('is not possible into a category that was closed meanwhile, and is kept', async () => {
    const closing = await insertCategory(api.db, { name: `Closing kind ${days}` })
    await change({ categoryId: closing.id })
    const { id } = (await waiting())!
    await api.db.update(categories).set({ status: 'inactive' }).where(eq(categories.id, closing.id))
    expect(await decide(id, 'approve', admin.token)).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error: 'Its category is not active.',
    })
    expect((await waiting())!.id).toBe(id)
  })

  test('two administrators at once make it once', async () => {
    await change({ name: `Twice ${days}` })
    const { id } = (await waiting())!
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        api.ask(`/business-changes/${id}/approve`, bodyRequest('PATCH', {}, admin.token)),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const updates = and(eq(auditEntries.recordId, listing.id), eq(auditEntries.action, 'update'))
    expect(await api.db.$count(auditEntries, updates)).toBe(1)
  })

  test('is for administrators, rejecting too', async () => {
    await change({ name: 'Mahua Clinic' })
    const { id } = (await waiting())!
    for (const how of ['approve', 'reject'] as const) {
      expect(await decide(id, how)).toMatchObject({ status: 401 })
      expect(await decide(id, how, owner.token)).toMatchObject({ status: 403 })
      expect(await decide(2_000_000_000, how, admin.token)).toMatchObject({ status: 404 })
    }
    expect((await waiting())!.id).toBe(id)
  })
})

describe('rejecting a change', () => {
  test('leaves the listing as it is, and tells the owner why', async () => {
    await change({ name: 'Mahua Clinic', website: 'https://other.example' })
    const { id } = (await waiting())!
    expect(await reject(id, 'The board says Medical')).toMatchObject({ id, businessId: listing.id })
    expect(await shown()).toMatchObject({
      name: 'Mahua Medical',
      website: 'https://mahua.example',
      verified: true,
    })
    expect(await waiting()).toBeUndefined()
    const { entries, marks } = await readTraces(api, 'businesses', listing.id)
    expect(entries[0]).toMatchObject({
      action: 'reject change',
      accountId: admin.id,
      detail: {
        reason: 'The board says Medical',
        proposed: { name: 'Mahua Clinic' },
        proposedBy: owner.id,
      },
    })
    expect(marks).toEqual([])
    const mail = await lastMail()
    expect(mail).toMatchObject({ template: 'change-rejected' })
    expect(mail!.text).toContain('The board says Medical')
  })

  test('says nothing of the listing to an address that nobody confirmed', async () => {
    owner = await insertAccount(api.db, { role: 'owner' })
    await api.db.update(businesses).set({ ownerId: owner.id }).where(eq(businesses.id, listing.id))
    await change({ name: 'Buy cheap pills' })
    await reject((await waiting())!.id)
    const mail = (await lastMail())!
    expect(mail.subject + mail.text).not.toMatch(/Mahua|pills/)
  })
})

describe('former slugs', () => {
  test('only the last five are kept from others, however often a listing is renamed', async () => {
    const names = ['Aam', 'Bel', 'Chiku', 'Dhak', 'Emli', 'Falsa', 'Gular', 'Harsingar'].map(
      (tree) => `${tree} ${days}`,
    )
    for (const name of names) {
      await change({ name })
      await approve((await waiting())!.id)
    }
    // The first ones lead to it while nobody else has them.
    for (const idOrSlug of [listing.slug, `aam-${days}`, `falsa-${days}`])
      expect((await api.read(getBusiness, { params: { idOrSlug } })).data.id).toBe(listing.id)
    const stranger = await insertBusiness(api.db, { name: 'Stranger', slug: `stranger-${days}` })
    const take = async (name: string) =>
      (
        await api.read(updateBusiness, {
          params: { id: stranger.id },
          body: { name },
          token: admin.token,
        })
      ).data.slug
    expect(await take(names[6]!)).not.toBe(`gular-${days}`)
    expect(await take(names[2]!)).not.toBe(`chiku-${days}`)
    expect(await take(names[1]!)).toBe(`bel-${days}`)
    expect((await api.read(getBusiness, { params: { idOrSlug: `bel-${days}` } })).data.id).toBe(
      stranger.id,
    )
  })

  test('cannot be taken past the check either', async () => {
    await change({ name: `Kadamb ${days}` })
    await approve((await waiting())!.id)
    await expect(insertBusiness(api.db, { slug: listing.slug })).rejects.toMatchObject({
      cause: { constraint: 'businesses_slug_unique' },
    })
  })
})

describe('a number goes round no field', () => {
  test('the public mail address waits as the phone does', async () => {
    const { email } = await shown()
    expect((await change({ email: 'lucky@casino.example' })).waiting).toEqual(['email'])
    expect((await shown()).email).toBe(email)
    await approve((await waiting())!.id)
    expect((await shown()).email).toBe('lucky@casino.example')
  })

  test.each([
    ['description', 'Mahua oil. Call ९४३१० १२३४५ for the best price.', 'Mahua oil of this year.'],
    ['tagline', 'lucky (at) casino dot com', 'Since 1987'],
    ['tags', ['mahua', 'casino.com'], ['mahua', 'oil']],
    ['languages', ['Hindi', '94310', '12345'], ['Hindi', 'Magahi']],
    ['serviceAreas', ['t.me/lucky'], ['Bariatu']],
    ['videoTitle', 'See www.casino.example', 'Our shop'],
    [
      'specialDays',
      [{ date: '2026-12-25', closed: true, note: '94310-12345' }],
      [{ date: '2026-12-25', closed: true, note: 'Christmas' }],
    ],
  ] as const)('%s with one waits, without one it is live at once', async (field, bad, good) => {
    const given = (value: unknown) => ({ [field]: value }) as Change
    const now = async () => ((await mine()) as Record<string, unknown>)[field]
    const before = await now()
    expect((await change(given(bad))).waiting).toEqual([field])
    expect(await now()).toEqual(before)
    expect((await mine()).waitingChange!.proposed).toHaveProperty(field)
    // Another text in its place is live, and the one that waited is gone.
    expect((await change(given(good))).waiting).toEqual([])
    expect(await now()).toEqual(good)
    expect(await waiting()).toBeUndefined()
    await change(given(bad))
    await approve((await waiting())!.id)
    expect(await now()).toEqual(bad)
  })

  test('the listing may name its own number, address and site', async () => {
    const text = 'Call 90000 00031, or see mahua.example'
    expect((await change({ description: text })).waiting).toEqual([])
    expect((await shown()).description).toBe(text)
  })

  test('answers of the same category, with a number', async () => {
    const category = await insertCategory(api.db, { name: `Oil mills ${days}` })
    const { fieldName: name } = await insertServiceField(api.db, { categoryId: category.id })
    await api.db
      .update(businesses)
      .set({ categoryId: category.id })
      .where(eq(businesses.id, listing.id))
    const of = (text: string) => ({ serviceInformation: { [name]: text } })
    expect((await change(of('Cold pressed'))).waiting).toEqual([])
    expect((await change(of('Cold pressed, 94310 12345'))).waiting).toEqual(['serviceInformation'])
    expect((await shown()).serviceInformation).toEqual({ [name]: 'Cold pressed' })
    expect((await change(of('Cold pressed'))).waiting).toEqual([])
    await change(of('Cold pressed, 94310 12345'))
    await approve((await waiting())!.id)
    expect((await shown()).serviceInformation).toEqual({ [name]: 'Cold pressed, 94310 12345' })
  })

  test('a social link waits unless it leads to that network', async () => {
    expect((await change({ facebook: 'https://facebook.com/mahua' })).waiting).toEqual([])
    const elsewhere = {
      facebook: 'https://facebook.com.casino.example/',
      instagram: 'https://casino.example/',
    }
    expect((await change(elsewhere)).waiting).toEqual(['facebook', 'instagram'])
    expect((await shown()).facebook).toBe('https://facebook.com/mahua')
    expect((await change({ facebook: null, instagram: null })).waiting).toEqual([])
    expect((await shown()).facebook).toBeNull()
  })

  test('the new address of a business that moved takes none', async () => {
    const path = `/businesses/${listing.id}/standing`
    const body = (toAddress: string) =>
      bodyRequest('PATCH', { standing: 'moved', toAddress }, owner.token)
    expect(await api.fail(path, body('Call 94310 12345 instead'))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { toAddress: 'Remove phone numbers, email addresses and links' },
    })
    expect((await api.ask(path, body('Beside the old post office'))).status).toBe(200)
  })

  test('an administrator, and a listing that is not live, write at once', async () => {
    const text = 'Call 94310 12345'
    expect((await change({ description: text }, admin.token)).waiting).toEqual([])
    expect((await shown()).description).toBe(text)
    await api.db.update(businesses).set({ status: 'pending' }).where(eq(businesses.id, listing.id))
    expect((await change({ tagline: 'casino.com', email: 'a@b.example' })).waiting).toEqual([])
  })
})
