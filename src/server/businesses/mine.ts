import { desc, eq } from 'drizzle-orm'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { selectManaged } from './columns.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { serialiseOwn } from './serialise.ts'

const MAX_ROWS = 500

/** The businesses of a person in every state, the newest first. */
export async function listMyBusinesses({ db, actor }: UserContext): Promise<OwnBusiness[]> {
  const rows = await selectManaged(db)
    .where(eq(b.ownerId, actor.id))
    .orderBy(desc(b.createdAt), desc(b.id))
    .limit(MAX_ROWS)
  return rows.map(serialiseOwn)
}

/**
 * One business in whichever state, for its owner and administrators. Throws NOT_FOUND, also for one
 * of other people.
 */
export async function getOwnBusiness({ db, actor }: UserContext, id: number): Promise<OwnBusiness> {
  const [row] = await selectManaged(db).where(eq(b.id, id))
  if (!row || (row.ownerId !== actor.id && actor.role !== 'admin'))
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return serialiseOwn(row)
}
