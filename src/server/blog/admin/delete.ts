import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { blogPosts as p } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { postNotFound } from './select.ts'

/** Deletes a post with its versions; its page answers 410. Throws NOT_FOUND. */
export function deletePost(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(p).where(eq(p.id, id)).returning()
    if (!row) throw postNotFound()
    await recordAudit(tx, actor, 'delete', 'blog', id, { title: row.title, slug: row.slug })
    if (row.status === 'published') await markChanged(tx, 'blog', id, 'deleted')
    return { id }
  })
}
