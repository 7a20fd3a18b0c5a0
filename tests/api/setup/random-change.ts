import { and, eq, inArray, sql } from 'drizzle-orm'
import { indexBusinesses } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import {
  insertAd,
  insertBusiness,
  insertCategory,
  insertClassifiedCategory,
  insertLocation,
  insertPlacement,
  insertPost,
  insertReview,
} from './builders.ts'

type Random = () => number
export type RandomChange = { mark: { noun: string; recordId: number | null }; words: string }
export type SmallDistrict = { categories: number[]; towns: number[]; kinds: number[] }

/**
 * A small district with at least one record of each sort, so that every kind of change finds one.
 */
export async function insertDistrict(db: Db): Promise<SmallDistrict> {
  const categories = [await insertCategory(db), await insertCategory(db), await insertCategory(db)]
  const towns = [await insertLocation(db), await insertLocation(db), await insertLocation(db)]
  const kinds = [await insertClassifiedCategory(db), await insertClassifiedCategory(db)]
  const district = { categories, towns, kinds }
  for (let i = 0; i < 30; i++) {
    const [category, town] = [categories[i % 2]!, towns[i % 3 === 2 ? 1 : 0]!]
    const made = await insertBusiness(db, {
      name: `Made-up shop ${i}`,
      categoryId: category.id,
      locationId: town.id,
    })
    if (i % 5 === 0) await insertReview(db, { businessId: made.id })
  }
  for (let i = 0; i < 3; i++) {
    await insertAd(db, { title: `Made-up thing ${i}`, categoryId: kinds[i % 2]!.id })
    await insertPost(db, { title: `Made-up post ${i}`, categoryId: categories[0]!.id })
  }
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
  return {
    categories: idsOf(district.categories),
    towns: idsOf(district.towns),
    kinds: idsOf(district.kinds),
  }
}

type Kind = (db: Db, district: SmallDistrict, random: Random) => Promise<RandomChange | null>
const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!
const anyOf = async (
  db: Db,
  table: typeof t.businesses | typeof t.classifieds | typeof t.blogPosts | typeof t.reviews,
  random: Random,
) => {
  const rows = await db.select({ id: table.id }).from(table).orderBy(table.id)
  return rows.length > 0 ? pick(rows, random).id : null
}

const ofBusiness =
  (
    words: string,
    change: (random: Random, district: SmallDistrict) => Partial<typeof t.businesses.$inferInsert>,
  ): Kind =>
  async (db, district, random) => {
    const id = await anyOf(db, t.businesses, random)
    if (id === null) return null
    await db.update(t.businesses).set(change(random, district)).where(eq(t.businesses.id, id))
    await indexBusinesses(db, [id])
    return { mark: { noun: 'businesses', recordId: id }, words: `business ${id} ${words}` }
  }

const word = (random: Random) => Math.floor(random() * 1e9).toString(36)

/** Each kind of change, made as the server makes it and with its mark. */
const KINDS: readonly Kind[] = [
  async (db, { categories, towns }, random) => {
    const values = {
      name: `New shop ${word(random)}`,
      categoryId: pick(categories, random),
      locationId: pick(towns, random),
    }
    const { id } = await insertBusiness(db, values)
    return { mark: { noun: 'businesses', recordId: id }, words: `business ${id} opens` }
  },
  ofBusiness('is renamed', (random) => ({
    name: `Renamed ${word(random)}`,
    slug: `renamed-${word(random)}`,
  })),
  ofBusiness('has another description', (random) => ({ description: `Sells ${word(random)}.` })),
  ofBusiness('is hidden', () => ({ status: 'inactive' })),
  ofBusiness('closes for good', () => ({
    status: 'closed',
    pausedUntil: null,
    pausedFor: null,
    closedAt: new Date('2026-02-01T06:00:00Z'),
  })),
  ofBusiness('is being renovated', () => ({
    status: 'active',
    pausedUntil: '2099-01-01',
    pausedFor: 'renovation',
  })),
  ofBusiness('is open again', () => ({ status: 'active' })),
  ofBusiness('is featured or not', (random) => ({ featured: random() < 0.5 })),
  ofBusiness('is verified', () => ({ verified: true })),
  ofBusiness('moves', (random, { towns }) => ({ locationId: pick(towns, random) })),
  ofBusiness('changes its trade', (random, { categories }) => ({
    categoryId: pick(categories, random),
  })),
  ofBusiness('has a place on the map', () => ({ latitude: 24.03, longitude: 84.07 })),
  async (db, _, random) => {
    const id = await anyOf(db, t.businesses, random)
    if (id === null) return null
    await db.delete(t.businesses).where(eq(t.businesses.id, id))
    return { mark: { noun: 'businesses', recordId: id }, words: `business ${id} is deleted` }
  },
  async (db, _, random) => {
    const businessId = await anyOf(db, t.businesses, random)
    if (businessId === null) return null
    const { id } = await insertReview(db, {
      businessId,
      rating: 1 + Math.floor(random() * 5),
      comment: word(random),
    })
    return {
      mark: { noun: 'reviews', recordId: id },
      words: `review ${id} of business ${businessId}`,
    }
  },
  async (db, _, random) => {
    const id = await anyOf(db, t.reviews, random)
    if (id === null) return null
    await db.update(t.reviews).set({ status: 'hidden' }).where(eq(t.reviews.id, id))
    return { mark: { noun: 'reviews', recordId: id }, words: `review ${id} is hidden` }
  },
  async (db, { kinds }, random) => {
    const { id } = await insertAd(db, {
      title: `Ad ${word(random)}`,
      categoryId: pick(kinds, random),
    })
    return { mark: { noun: 'classified-ads', recordId: id }, words: `ad ${id}` }
  },
  async (db, _, random) => {
    const id = await anyOf(db, t.classifieds, random)
    if (id === null) return null
    await db
      .update(t.classifieds)
      .set({ status: pick(['sold', 'active', 'suspended'] as const, random) })
      .where(eq(t.classifieds.id, id))
    return { mark: { noun: 'classified-ads', recordId: id }, words: `ad ${id} has another status` }
  },
  async (db, { categories }, random) => {
    const { id } = await insertPost(db, {
      title: `Post ${word(random)}`,
      categoryId: pick(categories, random),
    })
    return { mark: { noun: 'blog', recordId: id }, words: `post ${id}` }
  },
  async (db, _, random) => {
    const id = await anyOf(db, t.blogPosts, random)
    if (id === null) return null
    await db.delete(t.blogPosts).where(eq(t.blogPosts.id, id))
    return { mark: { noun: 'blog', recordId: id }, words: `post ${id} is deleted` }
  },
  async (db, _, random) => {
    await saveSettings(
      { db, actor: { kind: 'job', name: 'test' } },
      { siteName: `Site ${word(random)}` },
    )
    return { mark: { noun: 'settings', recordId: 1 }, words: 'settings' }
  },
  async (db, _, random) => {
    const name = word(random)
    const values = {
      name,
      email: `${name}@zila-desk.in`,
      passwordHash: '-',
      emailConfirmedAt: new Date(0),
    }
    await db.delete(t.accounts).where(eq(t.accounts.role, 'admin'))
    if (random() < 0.5) await db.insert(t.accounts).values({ ...values, role: 'admin' })
    return { mark: { noun: 'settings', recordId: 1 }, words: 'administrators' }
  },
  async (db, { categories }, random) => {
    const id = pick(categories, random)
    await db
      .update(t.categories)
      .set({ name: `Kind ${word(random)}` })
      .where(eq(t.categories.id, id))
    return { mark: { noun: 'categories', recordId: id }, words: `category ${id} is renamed` }
  },
  async (db, { towns }, random) => {
    const id = pick(towns, random)
    await db
      .update(t.locations)
      .set({ city: `Town ${word(random)}` })
      .where(eq(t.locations.id, id))
    return { mark: { noun: 'locations', recordId: id }, words: `town ${id} is renamed` }
  },
  async (db, { categories }, random) => {
    const id = pick(categories, random)
    await db
      .update(t.categories)
      .set({ slug: `kind-${word(random)}` })
      .where(eq(t.categories.id, id))
    return { mark: { noun: 'categories', recordId: id }, words: `category ${id} moves` }
  },
  async (db, { towns }, random) => {
    const id = pick(towns, random)
    await db
      .update(t.locations)
      .set({ slug: `town-${word(random)}` })
      .where(eq(t.locations.id, id))
    return { mark: { noun: 'locations', recordId: id }, words: `town ${id} moves` }
  },
  async (db, _, random) => {
    const { id } = await insertCategory(db, { name: `New kind ${word(random)}` })
    return { mark: { noun: 'categories', recordId: id }, words: `category ${id}` }
  },
  async (db, { categories }, random) => {
    const some = inArray(t.businesses.categoryId, [pick(categories, random)])
    await db
      .update(t.businesses)
      .set({ description: `Imported ${word(random)}` })
      .where(and(some, sql`id % 2 = 0`))
    return { mark: { noun: 'businesses', recordId: null }, words: 'an import' }
  },
  async (db) => {
    const { id } = await insertPlacement(db)
    return { mark: { noun: 'placements', recordId: id }, words: `placement ${id}` }
  },
]

/** Makes one change of any kind, chosen by `random`. */
export async function makeRandomChange(
  db: Db,
  district: SmallDistrict,
  random: Random,
): Promise<RandomChange> {
  for (;;) {
    const changed = await pick(KINDS, random)(db, district, random)
    if (changed) return changed
  }
}
