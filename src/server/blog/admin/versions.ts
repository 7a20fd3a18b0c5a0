import { and, desc, eq, gt, notInArray } from 'drizzle-orm'
import type { getBlogVersion, listBlogVersions } from '#contract/blog-admin.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, blogPosts, blogVersions as v } from '#server/kit/db/tables/index.ts'
import type { BlogPostValues } from '#server/kit/db/tables/blog.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { BlogStatus } from '#shared/rules/blog.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { OLDER_VALUES, postNotFound } from './select.ts'
import { pickEditableValues } from './values.ts'

/** Of each post so many; the oldest gives way. */
const MAX_VERSIONS = 100

type Keeping = {
  postId: number
  accountId: number
  status: BlogStatus
  values: BlogPostValues
  kind: 'saved' | 'autosaved'
  at: Date
}

type Row = typeof blogPosts.$inferSelect

/**
 * Keeps a post as it is before its first edit, where it has no versions: one that was imported, or
 * is older than versions. Call it before the edit is written.
 */
export async function storeOriginalVersion(tx: Transaction, row: Row): Promise<void> {
  if ((await tx.$count(v, eq(v.postId, row.id))) > 0) return
  const { id: postId, authorId: accountId, status, updatedAt: at } = row
  await tx
    .insert(v)
    .values({ postId, accountId, status, at, kind: 'saved', values: pickEditableValues(row) })
}

/**
 * Keeps how a post was saved. What saves itself for one person within an hour is one version.
 * Returns whether it is a new one.
 */
export async function storeVersion(tx: Transaction, keeping: Keeping): Promise<boolean> {
  const { postId, accountId, values, status, kind, at } = keeping
  const [last] = await tx.select().from(v).where(eq(v.postId, postId)).orderBy(desc(v.id)).limit(1)
  const isSame =
    kind === 'autosaved' &&
    last?.kind === 'autosaved' &&
    last.accountId === accountId &&
    at.getTime() - last.at.getTime() < HOUR_MS
  if (isSame) {
    await tx.update(v).set({ values, status }).where(eq(v.id, last.id))
    return false
  }
  await tx.insert(v).values({ postId, accountId, values, status, kind, at })
  const kept = tx
    .select({ id: v.id })
    .from(v)
    .where(eq(v.postId, postId))
    .orderBy(desc(v.id))
    .limit(MAX_VERSIONS)
  await tx.delete(v).where(and(eq(v.postId, postId), notInArray(v.id, kept)))
  return true
}

const brief = {
  id: v.id,
  at: v.at,
  by: accounts.name,
  kind: v.kind,
  status: v.status,
  values: v.values,
}
const selectVersions = (db: UserContext['db']) =>
  db.select(brief).from(v).leftJoin(accounts, eq(accounts.id, v.accountId))

type Version = Awaited<ReturnType<typeof selectVersions>>[number]

const present = ({ values, at, ...row }: Version) => ({
  ...row,
  at: at.toISOString(),
  title: values.title,
})

/** How a post was at each saving. Throws NOT_FOUND. */
export async function listVersions(
  { db }: Pick<UserContext, 'db'>,
  postId: number,
): Promise<ResponseOf<typeof listBlogVersions>['data']> {
  if ((await db.$count(blogPosts, eq(blogPosts.id, postId))) === 0) throw postNotFound()
  const rows = await selectVersions(db)
    .where(and(eq(v.postId, postId), gt(v.id, 0)))
    .orderBy(desc(v.id))
  return rows.map(present)
}

/** One version of a post. Throws NOT_FOUND. */
export async function getVersion(
  { db }: Pick<UserContext, 'db'>,
  { id, versionId }: { id: number; versionId: number },
): Promise<ResponseOf<typeof getBlogVersion>['data']> {
  const [row] = await selectVersions(db).where(and(eq(v.postId, id), eq(v.id, versionId)))
  if (!row) throw postNotFound()
  return { ...present(row), values: { ...OLDER_VALUES, ...row.values } }
}
