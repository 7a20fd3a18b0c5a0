import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { classifieds as a } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { EXPIRY_WARNING_DAYS } from '#shared/rules/classifieds.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { notifyEnding } from './notify-seller.ts'

const BATCH_SIZE = 200

type Context = Pick<BaseContext, 'db' | 'now' | 'config'>

/** Tells sellers which ads end within three days, each end once. Returns how many. */
export async function notifyEndingSoon({ db, now: clock, config }: Context): Promise<number> {
  const now = clock()
  const soon = new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY_MS)
  const isDue = and(
    eq(a.status, 'active'),
    gt(a.expiresAt, now),
    lte(a.expiresAt, soon),
    sql`${a.endTold} is distinct from ${a.expiresAt}`,
  )
  const due = await db
    .select({ id: a.id })
    .from(a)
    .where(isDue)
    .orderBy(asc(a.expiresAt))
    .limit(BATCH_SIZE)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  return db.transaction(async (tx) => {
    const told = await tx
      .update(a)
      .set({ endTold: a.expiresAt })
      .where(and(isDue, inArray(a.id, ids)))
      .returning({ id: a.id })
    for (const { id } of told) await notifyEnding(tx, config, id)
    return told.length
  })
}

export const endingSoonTask = (context: Context): Task => ({
  name: 'tell of ads that end',
  everyMs: HOUR_MS,
  run: async () => {
    await notifyEndingSoon(context)
  },
})
