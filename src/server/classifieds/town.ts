import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { locations } from '#server/kit/db/tables/index.ts'

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
