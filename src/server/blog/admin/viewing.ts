import { and, eq, gt, ne } from 'drizzle-orm'
import { accounts, blogViewers as l, blogPosts } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { postNotFound } from './select.ts'

/** Asked for every 20 seconds, a look is forgotten soon after the editor is left. */
const FRESH_MS = 50_000

/** Records who has a post open, and returns the names of the others. Throws NOT_FOUND. */
export async function markBlogViewing(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  postId: number,
): Promise<{ others: string[] }> {
  if ((await db.$count(blogPosts, eq(blogPosts.id, postId))) === 0) throw postNotFound()
  const look = { postId, at: now() }
  await db
    .insert(l)
    .values({ accountId: actor.id, ...look })
    .onConflictDoUpdate({ target: l.accountId, set: look })
  const others = await db
    .select({ name: accounts.name })
    .from(l)
    .innerJoin(accounts, eq(accounts.id, l.accountId))
    .where(
      and(
        eq(l.postId, postId),
        ne(l.accountId, actor.id),
        gt(l.at, new Date(look.at.getTime() - FRESH_MS)),
      ),
    )
  return { others: others.map(({ name }) => name) }
}
