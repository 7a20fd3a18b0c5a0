import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { prepared } from '#server/db/prepared.ts'
import { businesses } from '#server/db/tables/index.ts'
import { findBusinessId } from './identify.ts'

const slugById = prepared((db) =>
  db
    .select({ slug: businesses.slug })
    .from(businesses)
    .where(eq(businesses.id, sql.placeholder('id')))
    .prepare('business_slug_by_id'),
)

/** The present slug of an active business named by slug, former slug, id or businessId; null when there is none. */
export async function findPresentSlug(db: Db, text: string): Promise<{ slug: string } | null> {
  const id = await findBusinessId(db, text)
  if (id === undefined) return null
  const [row] = await slugById(db).execute({ id })
  return row ?? null
}
