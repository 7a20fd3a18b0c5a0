import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockCategory, refuseWhileUsed } from './use.ts'

/**
 * Deletes a category that nothing belongs to, with its features and service fields. Throws
 * NOT_FOUND or NOT_POSSIBLE.
 */
export function deleteCategory({ db, actor }: UserContext, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const { name, slug, status, ...row } = await lockCategory(tx, id)
    await refuseWhileUsed(tx, { id, name })
    await tx.delete(categories).where(eq(categories.id, id))
    await recordAudit(tx, actor, 'delete', 'categories', id, { ...row, name, slug, status })
    if (status === 'active') await markChanged(tx, 'categories', id, 'deleted')
    return { id }
  })
}
