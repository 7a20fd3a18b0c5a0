import { eq, inArray } from 'drizzle-orm'
import { indexBusinesses } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, categories, locations } from '#server/kit/db/tables/index.ts'

/** How many a town has: enough for lists of several pages. */
const BY_TOWN = { navapur: 20, sonpani: 18, 'kheda-bazar': 14, belpur: 8 }

/** Post offices of villages, made up; two of three have a point on the map, near their town's. */
export async function seedPostOffices(db: Db): Promise<void> {
  const [kind] = await db.select().from(categories).where(eq(categories.slug, 'post-offices'))
  const towns = await db
    .select()
    .from(locations)
    .where(inArray(locations.slug, Object.keys(BY_TOWN)))
  let number = 0
  const rows = towns.flatMap(({ id, slug, latitude, longitude }) =>
    Array.from({ length: BY_TOWN[slug as keyof typeof BY_TOWN] }, () => {
      number += 1
      const isPlaced = number % 3 > 0
      return {
        slug: `village-${number}-post-office`,
        name: `Village ${number} Post Office`,
        nameHi: `गाँव ${number} डाकघर`,
        description: 'A made-up post office for the tests.',
        categoryId: kind!.id,
        locationId: id,
        latitude: isPlaced ? latitude! + (number % 7) / 100 : null,
        longitude: isPlaced ? longitude! + (number % 5) / 100 : null,
        status: 'active' as const,
      }
    }),
  )
  const made = await db.insert(businesses).values(rows).returning({ id: businesses.id })
  await indexBusinesses(
    db,
    made.map(({ id }) => id),
  )
}
