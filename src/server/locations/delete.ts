import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockLocation, presentDetail } from './columns.ts'
import { refuseWhileUsed } from './use.ts'

/** Deletes a town where no business lies. Throws NOT_FOUND or NOT_POSSIBLE. */
export function deleteLocation({ db, actor }: UserContext, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const row = await lockLocation(tx, id)
    await refuseWhileUsed(tx, row)
    await tx.delete(locations).where(eq(locations.id, id))
    await recordAudit(tx, actor, 'delete', 'locations', id, presentDetail(row))
    if (row.status === 'active') await markChanged(tx, 'locations', id, 'deleted')
    return { id }
  })
}
