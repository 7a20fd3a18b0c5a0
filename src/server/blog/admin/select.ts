import { and, eq, sql } from 'drizzle-orm'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { getPublishedViewCounts } from '#server/analytics/index.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { pickColumns } from '#server/kit/db/pick-columns.ts'
import { accounts, blogDrafts, blogPosts as p, categories } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { POST_FIELDS, type PostField } from '#shared/rules/blog.ts'

type Reader = Pick<UserContext, 'config' | 'now'> & { db: DbOrTransaction }

const columns = {
  post: p,
  category: {
    id: categories.id,
    name: categories.name,
    nameHi: categories.nameHi,
    slug: categories.slug,
    icon: categories.icon,
    color: categories.color,
  },
  email: accounts.email,
  draft: blogDrafts,
}

/** Posts in every state with what belongs to them. */
export const selectAllPosts = (db: DbOrTransaction) =>
  db
    .select(columns)
    .from(p)
    .leftJoin(categories, eq(categories.id, p.categoryId))
    .leftJoin(
      accounts,
      and(eq(accounts.id, p.authorId), sql`${accounts.email} not like '%.invalid'`),
    )
    .leftJoin(blogDrafts, eq(blogDrafts.postId, p.id))

export type AdminPostRow = Awaited<ReturnType<typeof selectAllPosts>>[number]

export const postNotFound = () => new ApiError('NOT_FOUND', { message: 'Blog post not found' })

/** The version that whoever writes holds: of the post, or of what is written beside it. */
export const getEditVersion = (
  post: { version: number },
  draft: { version: number } | null,
): number => Math.max(post.version, draft?.version ?? 0)

const EDITED_ALONE = ['content', 'metaTitle', 'metaDescription'] as const
const LISTED = POST_FIELDS.filter(
  (name): name is Exclude<PostField, (typeof EDITED_ALONE)[number]> =>
    !(EDITED_ALONE as readonly PostField[]).includes(name),
)

/** The fields of a post for lists and the editor. */
export const serialisePost = (
  { post, category, email, draft }: AdminPostRow,
  viewCount: number,
) => ({
  ...pickColumns(post, [...LISTED, 'id', 'status']),
  category,
  publishedAt: post.publishedAt?.toISOString() ?? null,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
  viewCount,
  author: { name: post.authorName, email },
  version: getEditVersion(post, draft),
})

const UPLOAD = /\/uploads\/[0-9a-f]{32}[\w.-]*/g

/** For each upload that the texts name a link that shows it to its writer. */
export function signUploadLinks(
  { config, now }: Reader,
  texts: readonly string[],
): Record<string, string> {
  const { sign } = createPrivateLinks(config.jwtSecret)
  const paths = new Set(texts.flatMap((text) => text.match(UPLOAD) ?? []))
  return Object.fromEntries([...paths].map((path) => [path, sign(path, now())]))
}

/** What was written before posts had these fields. */
export const OLDER_VALUES = { translationId: null }

/** One post in any state, for the editor. Throws NOT_FOUND. */
export async function readPost(ctx: Reader, id: number): Promise<AdminBlogPost> {
  const [row] = await selectAllPosts(ctx.db).where(eq(p.id, id))
  if (!row) throw postNotFound()
  const { post, draft } = row
  const views = await getPublishedViewCounts(ctx.db as Db, 'blog', [id])
  const named = await authorOf(ctx.db, draft?.accountId ?? null)
  return {
    ...serialisePost(row, views.get(id) ?? 0),
    ...pickColumns(post, EDITED_ALONE),
    draft: draft && {
      ...OLDER_VALUES,
      ...draft.values,
      by: named,
      updatedAt: draft.updatedAt.toISOString(),
    },
    links: signUploadLinks(ctx, [
      ...[post.content, post.featuredImage ?? ''],
      ...[draft?.values.content ?? '', draft?.values.featuredImage ?? ''],
    ]),
  }
}

async function authorOf(db: DbOrTransaction, id: number | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, id))
  return row?.name ?? null
}
