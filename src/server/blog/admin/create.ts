import { eq } from 'drizzle-orm'
import type { AdminBlogPost, createBlog as endpoint } from '#contract/blog-admin.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { blogPosts as p } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { resolvePublishState } from './schedule.ts'
import { readPost } from './select.ts'
import { checkTranslation, linkTranslation } from './translation.ts'
import { updatePost } from './update.ts'
import {
  checkCategory,
  checkRenderTime,
  choosePostSlug,
  toStoredValues,
  pickEditableValues,
} from './values.ts'
import { storeVersion } from './versions.ts'

/**
 * Adds a post. Sent again with the same key, because the answer was lost, it changes the post that
 * was made. Throws INVALID_INPUT.
 */
export async function createPost(
  ctx: UserContext,
  {
    key,
    status = 'draft',
    publishedAt,
    slug: wanted,
    ...given
  }: EndpointInput<typeof endpoint>['body'],
): Promise<AdminBlogPost> {
  const { db, actor, now } = ctx
  await checkRenderTime(ctx, given.content)
  const made = await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'posts')
    if (key) {
      const [again] = await tx.select({ id: p.id }).from(p).where(eq(p.creationKey, key))
      if (again) return { id: again.id, isThere: true }
    }
    const at = now()
    const values = toStoredValues(given)
    await checkCategory(tx, values.categoryId)
    const slug = await choosePostSlug(tx, { slug: wanted, title: given.title, id: null })
    const shown = resolvePublishState(
      { status: 'draft', publishedAt: null },
      { status, publishedAt },
      at,
    )
    const { translationId = null, language } = values
    await checkTranslation(tx, { id: null, translationId, language, status: shown.status })
    const [row] = await tx
      .insert(p)
      .values({
        ...values,
        ...shown,
        title: values.title!,
        content: values.content!,
        slug,
        authorId: actor.id,
        authorName: actor.name,
        creationKey: key ?? null,
      })
      .returning()
    const { id, title } = row!
    const version = { postId: id, accountId: actor.id, status: shown.status, at }
    await storeVersion(tx, { ...version, values: pickEditableValues(row!), kind: 'saved' })
    await linkTranslation(tx, actor, { id, translationId })
    await recordAudit(tx, actor, 'create', 'blog', id, { title, status })
    if (shown.status === 'published') await markChanged(tx, 'blog', id, 'created')
    return { id, isThere: false }
  })
  if (made.isThere) return updatePost(ctx, { id: made.id, status, publishedAt, ...given })
  return readPost(ctx, made.id)
}
