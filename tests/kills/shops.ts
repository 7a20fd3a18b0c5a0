import { eq } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import {
  businesses,
  categories,
  districts,
  locations,
  states,
} from '#server/kit/db/tables/index.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'

export const SHOPS = 8

export const getShopSlug = (shop: number): string => `sample-shop-${shop}`
const nameOf = (shop: number, state: number): string => `Sample shop ${shop} state-${state}`

/** The states that a page tells of: one, when it is whole. */
export const parseShopStates = (text: string): number[] => [
  ...new Set([...text.matchAll(/state-(\d+)/g)].map((match) => Number(match[1]))),
]

/** In each state, another shop is closed, but never the first. */
const isClosed = (shop: number, state: number): boolean => shop === 2 + (state % (SHOPS - 1))
export const getOpenShops = (state: number): string[] =>
  Array.from({ length: SHOPS }, (_, i) => i + 1)
    .filter((shop) => !isClosed(shop, state))
    .map(getShopSlug)

/**
 * A district with one street of made-up shops in state 0; the name of each shop contains its state.
 */
export async function createShops(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await tx.insert(states).values({ name: 'Madhyam', slug: 'madhyam' }).returning()
    const [district] = await tx
      .insert(districts)
      .values({ stateId: state!.id, name: 'Suhana', slug: 'suhana' })
      .returning()
    const [town] = await tx
      .insert(locations)
      .values({ city: 'Sonpani', slug: 'sonpani', districtId: district!.id })
      .returning()
    const [kind] = await tx.insert(categories).values({ name: 'Shops', slug: 'shops' }).returning()
    for (let shop = 1; shop <= SHOPS; shop++) {
      await tx.insert(businesses).values({
        slug: getShopSlug(shop),
        name: nameOf(shop, 0),
        status: isClosed(shop, 0) ? 'inactive' : 'active',
        categoryId: kind!.id,
        locationId: town!.id,
      })
    }
  })
}

/**
 * Changes the whole street from one state to the next in one transaction: a visitor must see all of
 * the change or nothing.
 */
export async function updateShops(db: Db, state: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (let shop = 1; shop <= SHOPS; shop++) {
      const [row] = await tx
        .update(businesses)
        .set({ name: nameOf(shop, state), status: isClosed(shop, state) ? 'inactive' : 'active' })
        .where(eq(businesses.slug, getShopSlug(shop)))
        .returning({ id: businesses.id })
      const change = getPublicChange(!isClosed(shop, state - 1), !isClosed(shop, state))
      if (change) await markChanged(tx, 'businesses', row!.id, change)
    }
  })
}
