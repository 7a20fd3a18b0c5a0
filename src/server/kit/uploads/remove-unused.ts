import { and, asc, eq, exists, getTableName, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, classifieds, uploads, uploadUses } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import type { Storage } from '#server/kit/storage/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

type Context = Pick<BaseContext, 'db' | 'now'> & { uploads: { storage: Storage } }

/** A person may upload in the evening and send the form in the morning. */
const UNUSED_MS = DAY_MS
/** The time in which a refused listing or ad keeps its pictures, so that it can be sent again. */
const REFUSED_MS = 30 * DAY_MS
const BATCH_SIZE = 200

/**
 * Removes uploads that nothing has used for a day, and those of records that were refused a month
 * ago.
 */
export async function removeUnusedUploads({
  db,
  uploads: { storage },
  now: clock,
}: Context): Promise<number> {
  const now = clock()
  await dropRefused(db, new Date(now.getTime() - REFUSED_MS))
  const isUsed = db
    .select({ one: sql`1` })
    .from(uploadUses)
    .where(eq(uploadUses.hash, uploads.hash))
  const unused = and(lt(uploads.updatedAt, new Date(now.getTime() - UNUSED_MS)), notExists(isUsed))
  const due = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(unused)
    .orderBy(asc(uploads.id))
    .limit(BATCH_SIZE)
  let removed = 0
  for (const { id } of due) {
    // Committed separately: if the removal is interrupted, the row says that files may be missing.
    const still = and(eq(uploads.id, id), unused)
    await db.update(uploads).set({ isStored: false }).where(still)
    removed += await db.transaction(async (tx) => {
      // An upload of the same file waits for the end of this, and then stores it again.
      const free = and(still, eq(uploads.isStored, false))
      const [row] = await tx.select().from(uploads).where(free).for('update', { skipLocked: true })
      if (!row) return 0
      const keys = [row.path.slice('/uploads/'.length), ...row.variants.map(({ key }) => key)]
      for (const key of new Set(keys)) await storage.remove(key)
      await tx.delete(uploads).where(eq(uploads.id, id))
      return 1
    })
  }
  return removed
}

/** Removes the pictures from records that were refused and not sent again. */
async function dropRefused(db: Db, before: Date): Promise<void> {
  const uses = (table: typeof classifieds | typeof businesses) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(uploadUses)
        .where(and(eq(uploadUses.noun, getTableName(table)), eq(uploadUses.recordId, table.id))),
    )
  const old = (table: typeof classifieds | typeof businesses) =>
    and(lt(table.updatedAt, before), uses(table))
  const ads = and(eq(classifieds.status, 'rejected'), old(classifieds))
  // A plain read first: with nothing to do, nothing is written.
  if ((await db.$count(classifieds, ads)) > 0)
    await db.update(classifieds).set({ images: [], video: null }).where(ads)
  // A listing that was never approved was refused; the others were closed and may be opened again.
  const listings = and(
    eq(businesses.status, 'inactive'),
    isNull(businesses.approvedAt),
    old(businesses),
  )
  if ((await db.$count(businesses, listings)) > 0)
    await db.update(businesses).set({ images: [], imageTexts: {}, logo: null }).where(listings)
}

export const removeUnusedUploadsTask = (ctx: Context): Task => ({
  name: 'remove unused uploads',
  everyMs: HOUR_MS,
  run: async () => void (await removeUnusedUploads(ctx)),
})
