import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { creatives as k } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockCreative } from './columns.ts'

/** What becomes of a creative that is shown no more: its name stays, its files may go. */
export const deletedValues = (now: Date) => ({
  deletedAt: now,
  isApproved: false,
  proposed: null,
  proposedAt: null,
  imageUrl: null,
  gifUrl: null,
  videoUrl: null,
  carousel: [],
  frameUrl: null,
})

/**
 * Takes a creative away: it is shown no more, and the books still name it. Throws NOT_FOUND, also
 * for another's.
 */
export function deleteCreative({ db, actor, now }: UserContext, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { name, type } = await lockCreative(tx, actor, id)
    await tx.update(k).set(deletedValues(now())).where(eq(k.id, id))
    await recordAudit(tx, actor, 'delete', 'creatives', id, { name, type })
  })
}
