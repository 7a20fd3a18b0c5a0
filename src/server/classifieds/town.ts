import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import { hindiTownNames, type TownNames } from '#shared/view/hindi-names.ts'

/** The town with that name, if there is exactly one. */
export async function findTownByName(tx: Transaction, city: string): Promise<number | null> {
  const found = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(eq(sql`lower(${locations.city})`, city.toLowerCase()), eq(locations.status, 'active')),
    )
    .limit(2)
  return found.length === 1 ? found[0]!.id : null
}

/** The Hindi names of these towns, as far as they are known ones. */
export async function readTownNames(
  db: DbOrTransaction,
  cities: readonly string[],
): Promise<TownNames> {
  const wanted = [...new Set(cities.map((city) => city.toLowerCase()))]
  const known = await db
    .select({ city: locations.city, nameHi: locations.nameHi })
    .from(locations)
    .where(and(inArray(sql`lower(${locations.city})`, wanted), eq(locations.status, 'active')))
  return hindiTownNames(known)
}
