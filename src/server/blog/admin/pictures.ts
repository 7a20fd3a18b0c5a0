import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type {
  addBlogPicture,
  updateBlogPicture,
  listBlogPictures as endpoint,
} from '#contract/blog-admin.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  blogDrafts,
  blogPictures as t,
  blogPosts as p,
  uploads,
  uploadUses,
} from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { createPrivateLinks, stripSignature } from '#server/kit/uploads/index.ts'

type Answered = ResponseOf<typeof endpoint>
type Picture = Answered['data'][number]

/** Pictures of the library, each with the posts that show it. */
export async function listPictures(
  ctx: UserContext,
  { search, page, limit }: EndpointInput<typeof endpoint>['query'],
): Promise<Omit<Answered, 'success'>> {
  const { db } = ctx
  const words = search?.toLowerCase().split(/\s+/) ?? []
  const where = and(...words.map((word) => like(sql`lower(${t.text})`, `%${escapeLike(word)}%`)))
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(where)
    .orderBy(desc(t.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const data = await readPictures(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data, pagination: toPagination({ page, limit }, await db.$count(t, where)) }
}

async function readPictures(ctx: UserContext, ids: number[]): Promise<Picture[]> {
  if (ids.length === 0) return []
  const { db, config, now } = ctx
  const rows = await db
    .select({ picture: t, width: uploads.width, height: uploads.height, hash: uploads.hash })
    .from(t)
    .leftJoin(uploads, eq(uploads.path, t.path))
    .where(inArray(t.id, ids))
    .orderBy(desc(t.id))
  const uses = await usesOf(
    db,
    rows.map(({ hash }) => hash ?? ''),
  )
  const { sign } = createPrivateLinks(config.jwtSecret)
  return rows.map(({ picture, width, height, hash }) => ({
    id: picture.id,
    url: picture.path,
    link: sign(picture.path, now()),
    text: picture.text,
    ...{ width, height },
    createdAt: picture.createdAt.toISOString(),
    uses: uses.filter((use) => use.hash === hash).map(({ id, title }) => ({ id, title })),
  }))
}

/** The posts that show uploads, in their text or in what is written beside it. */
const usesOf = (db: DbOrTransaction, hashes: string[]) =>
  db
    .selectDistinct({ hash: uploadUses.hash, id: p.id, title: p.title })
    .from(uploadUses)
    .leftJoin(
      blogDrafts,
      and(eq(uploadUses.noun, 'blog_drafts'), eq(blogDrafts.id, uploadUses.recordId)),
    )
    .innerJoin(
      p,
      or(
        and(eq(uploadUses.noun, 'blog_posts'), eq(p.id, uploadUses.recordId)),
        eq(p.id, blogDrafts.postId),
      ),
    )
    .where(inArray(uploadUses.hash, hashes))

/** Puts an upload of the caller into the library. Throws INVALID_INPUT. */
export async function addPicture(
  ctx: UserContext,
  { url, text }: EndpointInput<typeof addBlogPicture>['body'],
): Promise<Picture> {
  const path = stripSignature(url)
  const id = await ctx.db.transaction(async (tx) => {
    await requireUpload(tx, path)
    const [row] = await tx
      .insert(t)
      .values({ accountId: ctx.actor.id, path, text })
      .onConflictDoUpdate({ target: t.path, set: { text, updatedAt: ctx.now() } })
      .returning({ id: t.id })
    await recordAudit(tx, ctx.actor, 'create', 'blog-pictures', row!.id, { path })
    return row!.id
  })
  return (await readPictures(ctx, [id]))[0]!
}

async function requireUpload(tx: Transaction, path: string): Promise<void> {
  const [row] = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.path, path), eq(uploads.isStored, true)))
  if (!row) throw invalidField('url', 'Picture not found. Please upload it again.')
}

/**
 * Changes the words of a picture; with another address, that picture takes its place in every post.
 * Throws NOT_FOUND or INVALID_INPUT.
 */
export async function updatePicture(
  ctx: UserContext,
  { id, text, url }: EndpointInput<typeof updateBlogPicture>['body'] & { id: number },
): Promise<Picture> {
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(t).where(eq(t.id, id)).for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    const path = url === undefined ? before.path : stripSignature(url)
    if (path !== before.path) await replace(tx, before.path, path)
    await tx
      .update(t)
      .set({ path, text: text ?? before.text, updatedAt: ctx.now() })
      .where(eq(t.id, id))
    await recordAudit(tx, ctx.actor, 'update', 'blog-pictures', id, { path, text })
  })
  return (await readPictures(ctx, [id]))[0]!
}

async function replace(tx: Transaction, old: string, path: string): Promise<void> {
  await requireUpload(tx, path)
  // The other one may be in the library already: one entry is left of the two.
  await tx.delete(t).where(eq(t.path, path))
  const names = sql`strpos(concat(${p.featuredImage}, ' ', ${p.content}), ${old}) > 0`
  const changed = await tx
    .update(p)
    .set({
      content: sql`replace(${p.content}, ${old}, ${path})`,
      featuredImage: sql`replace(${p.featuredImage}, ${old}, ${path})`,
    })
    .where(names)
    .returning({ id: p.id, status: p.status })
  await tx
    .update(blogDrafts)
    .set({ values: sql`replace(${blogDrafts.values}::text, ${old}, ${path})::jsonb` })
    .where(sql`strpos(${blogDrafts.values}::text, ${old}) > 0`)
  const shown = changed.filter(({ status }) => status === 'published').map(({ id }) => id)
  await markEachChanged(tx, 'blog', shown, 'updated')
}

/** Takes a picture that no post shows out of the library. Throws NOT_FOUND or NOT_POSSIBLE. */
export function deletePicture(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(t).where(eq(t.id, id)).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    const uses = await usesOf(tx, [/[0-9a-f]{32}/.exec(row.path)?.[0] ?? ''])
    if (uses.length > 0)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'This picture is in use and can’t be deleted.',
      })
    await tx.delete(t).where(eq(t.id, id))
    await recordAudit(tx, actor, 'delete', 'blog-pictures', id, { path: row.path })
    return { id }
  })
}
