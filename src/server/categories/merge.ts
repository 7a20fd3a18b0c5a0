import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { moveListings, reindexCategory } from '#server/businesses/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { blogPosts, categories } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { redirectSlugs } from '#server/publishing/slug-history/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { mergeFeatures } from './merge-features.ts'
import { mergeFields } from './merge-fields.ts'
import { categoryRecords } from './records.ts'
import { refuseWhileShown } from './use.ts'

const MAX_KEYWORDS = 100

type Merged = { id: number; into: number; listings: number }

/**
 * Moves everything of a category into another one and deletes it; its page leads to the other's.
 * Throws NOT_FOUND or NOT_POSSIBLE.
 */
export async function mergeCategories(
  ctx: UserContext,
  { id, into }: { id: number; into: number },
): Promise<Merged> {
  if (id === into)
    throw new ApiError('NOT_POSSIBLE', { message: 'Choose another category to merge into.' })
  return ctx.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const from = await categoryRecords.lock(tx, id)
    const to = await categoryRecords.lock(tx, into)
    if (to.status !== 'active') await refuseWhileShown(tx, from)
    await mergeFields(tx, { from: id, to: into })
    await mergeFeatures(tx, { from: id, to: into })
    const listings = await moveListings(tx, 'categoryId', { from: id, to: into })
    await tx.update(blogPosts).set({ categoryId: into }).where(eq(blogPosts.categoryId, id))
    await tx
      .update(categories)
      .set({ keywords: keywordsOf(from, to) })
      .where(eq(categories.id, into))
    await deleteInto(tx, { id, into })
    await reindexCategory(tx, into)
    const { name, slug } = from
    await recordAudit(tx, ctx.actor, 'merge', 'categories', id, { name, slug, into, listings })
    await markChanged(tx, 'categories', into, 'updated')
    return { id, into, listings }
  })
}

async function deleteInto(tx: Transaction, { id, into }: { id: number; into: number }) {
  await tx.delete(categories).where(eq(categories.id, id))
  await redirectSlugs(tx, 'categories', { from: id, to: into })
  await markChanged(tx, 'categories', id, 'deleted')
}

type CategoryNames = { name: string; nameHi: string | null; keywords: string[] }

/** Who looks for the former name finds the listings still. */
function keywordsOf(from: CategoryNames, to: CategoryNames): string[] {
  const known = new Set(
    [to.name, to.nameHi ?? '', ...to.keywords].map((word) => word.toLowerCase()),
  )
  const more = [from.name, from.nameHi ?? '', ...from.keywords].filter(
    (word) => word && !known.has(word.toLowerCase()),
  )
  return [...new Set([...to.keywords, ...more])].slice(0, MAX_KEYWORDS)
}
