import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { lockField, presentDetail } from './columns.ts'

/** Deletes a question; what was answered is shown no more. Throws NOT_FOUND. */
export function deleteServiceField(
  { db, actor }: UserContext,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const row = await lockField(tx, id)
    await tx.delete(f).where(eq(f.id, id))
    await recordAudit(tx, actor, 'delete', 'service-fields', id, presentDetail(row))
    if (row.isActive) await markChanged(tx, 'service-fields', id, 'deleted')
    return { id }
  })
}
