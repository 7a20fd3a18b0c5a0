import { eq } from 'drizzle-orm'
import type { AdminBlogPost, saveBlogDraft as endpoint } from '#contract/blog-admin.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { blogDrafts, blogPosts as p } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { readPost } from './select.ts'
import { checkTranslation, linkTranslation } from './translation.ts'
import { lockPost } from './update.ts'
import {
  checkCategory,
  checkRenderTime,
  choosePostSlug,
  toStoredValues,
  pickEditableValues,
} from './values.ts'
import { storeOriginalVersion, storeVersion } from './versions.ts'

type Saving = EndpointInput<typeof endpoint>['body'] & { id: number }

/**
 * Saves what is being written: into a draft itself; beside a post that is shown, planned or put
 * away, which stays as it is. Throws NOT_FOUND, CHANGED_MEANWHILE or INVALID_INPUT.
 */
export async function saveDraft(
  ctx: UserContext,
  { id, version, isOwnWish, slug: wanted, ...given }: Saving,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const { db, actor, now } = ctx
  await checkRenderTime(ctx, given.content)
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'posts')
    const { row, draft } = await lockPost(tx, id, version)
    const at = now()
    const isBeside = row.status !== 'draft'
    const base = pickEditableValues(draft?.values ?? row)
    const changes = toStoredValues(given)
    await checkCategory(tx, changes.categoryId)
    const { translationId = base.translationId ?? null } = changes
    await checkTranslation(tx, { id, translationId, language: undefined, status: 'draft' })
    const slug =
      wanted === undefined
        ? base.slug
        : await choosePostSlug(tx, { slug: wanted, title: given.title, id })
    const values = { ...base, ...changes, slug }
    await storeOriginalVersion(tx, row)
    const saved = isBeside
      ? await tx
          .insert(blogDrafts)
          .values({ postId: id, accountId: actor.id, values })
          .onConflictDoUpdate({
            target: blogDrafts.postId,
            set: { values, accountId: actor.id },
          })
          .returning({ version: blogDrafts.version })
      : await tx.update(p).set(values).where(eq(p.id, id)).returning({ version: p.version })
    if (!isBeside && translationId !== row.translationId)
      await linkTranslation(tx, actor, { id, translationId })
    if (!isBeside && draft) await tx.delete(blogDrafts).where(eq(blogDrafts.id, draft.id))
    const kind = isOwnWish ? ('saved' as const) : ('autosaved' as const)
    const kept = { postId: id, accountId: actor.id, status: row.status, values, kind, at }
    if (await storeVersion(tx, kept)) await recordAudit(tx, actor, 'write', 'blog', id)
    return {
      ...{ id, slug, isBeside, savedAt: at.toISOString() },
      version: Math.max(saved[0]!.version, row.version),
    }
  })
}

/** Throws away what is written beside a post. Throws NOT_FOUND. */
export async function discardDraft(ctx: UserContext, id: number): Promise<AdminBlogPost> {
  const { db, actor } = ctx
  await db.transaction(async (tx) => {
    await lockPost(tx, id, undefined)
    const gone = await tx.delete(blogDrafts).where(eq(blogDrafts.postId, id)).returning()
    if (gone.length > 0) await recordAudit(tx, actor, 'drop-draft', 'blog', id)
  })
  return readPost(ctx, id)
}
