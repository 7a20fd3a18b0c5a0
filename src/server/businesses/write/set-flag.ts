import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { hasPage } from '#shared/rules/business.ts'
import { markChanged } from '#server/publisher/mark.ts'
import type { UserContext } from '#server/http/verb-context.ts'

const ACTIONS = {
  verified: ['unverify', 'verify'],
  featured: ['unfeature', 'feature'],
} as const

/**
 * Marks a listing as verified or featured, or removes the mark; writes nothing if it is so already.
 * Throws NOT_FOUND.
 */
export function setFlag(
  { db, actor }: UserContext,
  { id, flag, value }: { id: number; flag: keyof typeof ACTIONS; value: boolean },
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: b.status, value: b[flag] })
      .from(b)
      .where(eq(b.id, id))
      .for('update')
    if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
    if (row.value === value) return { id }
    await tx
      .update(b)
      .set({ [flag]: value })
      .where(eq(b.id, id))
    await recordAudit(tx, actor, ACTIONS[flag][value ? 1 : 0], 'businesses', id)
    if (hasPage(row.status)) await markChanged(tx, 'businesses', id, 'updated')
    return { id }
  })
}
