import { eq } from 'drizzle-orm'
import type { AdminBlogPost, updateBlog as endpoint } from '#contract/blog-admin.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { blogDrafts, blogPosts as p } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { ActorContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import { resolvePublishState } from './schedule.ts'
import { postNotFound, readPost, getEditVersion } from './select.ts'
import { checkTranslation, linkTranslation } from './translation.ts'
import {
  checkCategory,
  checkRenderTime,
  choosePostSlug,
  toStoredValues,
  pickEditableValues,
} from './values.ts'
import { storeOriginalVersion, storeVersion } from './versions.ts'

type Change = EndpointInput<typeof endpoint>['body'] & { id: number }

/**
 * Changes what is given of a post; with its text, what was written beside it is done with. Throws
 * NOT_FOUND, CHANGED_MEANWHILE or INVALID_INPUT.
 */
export async function updatePost(
  ctx: ActorContext,
  { id, version, status, publishedAt, slug: wanted, ...given }: Change,
): Promise<AdminBlogPost> {
  const { db, actor, now } = ctx
  if (given.content !== undefined) await checkRenderTime(ctx, given.content)
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'posts')
    const { row, draft } = await lockPost(tx, id, version)
    const at = now()
    const values = toStoredValues(given)
    await checkCategory(tx, values.categoryId)
    const slug =
      wanted === undefined
        ? row.slug
        : await choosePostSlug(tx, { slug: wanted, title: values.title ?? row.title, id })
    const shown = resolvePublishState(row, { status, publishedAt }, at)
    const after = { ...row, ...values }
    await checkTranslation(tx, { ...after, id, status: shown.status })
    const changes = getChangedValues(row, { ...values, ...shown, slug })
    const isEdit = Object.keys(pickEditableValues(row)).some(
      (name) => name in (changes?.after ?? {}),
    )
    if (isEdit) await storeOriginalVersion(tx, row)
    const [changed] = changes
      ? await tx.update(p).set(changes.after).where(eq(p.id, id)).returning()
      : [row]
    const isText = given.content !== undefined
    if (isText && draft) await tx.delete(blogDrafts).where(eq(blogDrafts.id, draft.id))
    if (!changes) return
    if (after.translationId !== row.translationId)
      await linkTranslation(tx, actor, { id, translationId: after.translationId })
    const kept = { postId: id, accountId: actor.id, status: shown.status, at }
    if (isEdit)
      await storeVersion(tx, { ...kept, values: pickEditableValues(changed!), kind: 'saved' })
    await recordAudit(tx, actor, actionOf(row.status, shown.status), 'blog', id, {
      fields: Object.keys(changes.after),
      status: shown.status,
    })
    const change = getPublicChange(row.status === 'published', shown.status === 'published')
    if (change) await markChanged(tx, 'blog', id, change)
  })
  return readPost(ctx, id)
}

function actionOf(before: string, after: string): string {
  if (before === after) return 'update'
  if (after === 'published') return 'publish'
  return before === 'published' ? 'unpublish' : 'update'
}

/** The post, held until the transaction ends. Throws NOT_FOUND, or CHANGED_MEANWHILE. */
export async function lockPost(tx: Transaction, id: number, version: number | undefined) {
  const [row] = await tx.select().from(p).where(eq(p.id, id)).for('update')
  if (!row) throw postNotFound()
  const [draft = null] = await tx.select().from(blogDrafts).where(eq(blogDrafts.postId, id))
  if (version !== undefined && version !== getEditVersion(row, draft))
    throw new ApiError('CHANGED_MEANWHILE')
  return { row, draft }
}
