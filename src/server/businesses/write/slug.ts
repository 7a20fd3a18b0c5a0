import { DrizzleQueryError, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import { findFreeSlugs } from './slugs.ts'

const MAX_TRIES = 3

/** A free slug for a business with that name and town. Its own former slugs count as free. */
export async function chooseBusinessSlug(
  tx: Transaction,
  { name, locationId, id }: { name: string; locationId: number; id?: number },
): Promise<string> {
  // In turn, so that many of one name at the same moment each find theirs.
  await takeAdvisoryLock(tx, 'slugs of businesses')
  const [town] = await tx
    .select({ city: locations.city })
    .from(locations)
    .where(eq(locations.id, locationId))
  const [slug] = await findFreeSlugs(tx, [{ name, city: town!.city }], id)
  return slug!
}

/**
 * A transaction that is tried again when an import, which does not wait, took the slug in between.
 */
export async function withSlugRetry<Answer>(
  db: Db,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const cause = error instanceof DrizzleQueryError ? error.cause : error
      if (attempt === MAX_TRIES || getErrorCode(cause) !== '23505') throw error
    }
  }
}
