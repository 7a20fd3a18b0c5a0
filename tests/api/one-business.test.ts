import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import { businessAmenities, businesses } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAmenity, insertBusiness } from './setup/builders.ts'
import { SBI, insertListings } from './setup/listings.ts'

let api: TestApi
let listings: Awaited<ReturnType<typeof insertListings>>

beforeAll(async () => {
  api = await startApi()
  listings = await insertListings(api.db)
})

afterAll(() => api.close())

describe('one business', () => {
  const get = async (idOrSlug: string) =>
    (await api.read(getBusiness, { params: { idOrSlug } })).data

  test('is found by slug, id and businessId', async () => {
    const bySlug = await get('state-bank-of-india-navapur')
    expect(bySlug).toMatchObject({
      id: listings.sbi.id,
      businessId: `BIZ-${listings.sbi.id}`,
      name: SBI,
      city: 'Navapur',
      district: 'Suhana',
      state: 'Madhyam',
      category: { slug: 'banks', icon: '🏦' },
      averageRating: 3,
      totalReviews: 1,
      businessHours: { monday: { open: '10:00', close: '16:00', closed: false } },
      owner: null,
      selectedFeatures: [],
    })
    for (const name of [
      String(listings.sbi.id),
      `BIZ-${listings.sbi.id}`,
      `biz-${listings.sbi.id}`,
      ` ${listings.sbi.id} `,
    ])
      expect(await get(name)).toEqual(bySlug)
  })

  test('is found by a slug of earlier times, and answers with its present one', async () => {
    const shop = await insertBusiness(api.db, {
      name: 'Old Name',
      slug: 'old-name',
      status: 'active',
    })
    await api.db
      .update(businesses)
      .set({ slug: 'new-name' })
      .where(sql`id = ${shop.id}`)
    expect((await get('old-name')).slug).toBe('new-name')
    await api.db.delete(businesses).where(sql`id = ${shop.id}`)
  })

  test('shows its active features in their order, and its owner', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const shop = await insertBusiness(api.db, {
      name: 'Featureful',
      ownerId: owner.id,
      categoryId: listings.shops.id,
    })
    for (const [name, sortOrder, status] of [
      ['Parking', 2, 'active'],
      ['Wi-Fi', 1, 'active'],
      ['Pool', 0, 'inactive'],
    ] as const) {
      const amenity = await insertAmenity(api.db, {
        categoryId: listings.shops.id,
        name,
        sortOrder,
        status,
      })
      await api.db.insert(businessAmenities).values({ businessId: shop.id, amenityId: amenity.id })
    }
    const shown = await get(shop.slug)
    expect(shown.selectedFeatures.map(({ name }) => name)).toEqual(['Wi-Fi', 'Parking'])
    expect(shown).toMatchObject({ ownerId: owner.id, owner: { id: owner.id } })
    await api.db.delete(businesses).where(sql`id = ${shop.id}`)
  })

  test.each([
    'no-such-place',
    '0',
    '999999',
    '99999999999999999999',
    'BIZ-0',
    '%20',
    'undefined',
    'स्टेट-बैंक',
  ])('%s is not found', async (name) => {
    expect(await api.fail(`/businesses/${encodeURI(decodeURI(name))}`)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      error: 'Business not found.',
    })
  })

  test('is not found while pending or inactive', async () => {
    const rows = await api.db
      .select()
      .from(businesses)
      .where(sql`status <> 'active'`)
    expect(rows).toHaveLength(2)
    for (const { id, slug } of rows) {
      expect(await api.fail(`/businesses/${id}`)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await api.fail(`/businesses/${slug}`)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
