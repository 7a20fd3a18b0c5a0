import { and, eq, ne } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { BlogPost, getBlog as endpoint } from '#contract/blog.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { publishedCondition, selectPosts } from './select/columns.ts'
import { requirePost } from './find.ts'
import { serialisePosts } from './serialise.ts'
import { renderForReader } from './text/render.ts'

/** A published post by its present or a former slug, with its text as HTML. Throws NOT_FOUND. */
export async function getPost(
  { db, config, address }: VisitorContext,
  slug: string,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const { id } = await requirePost(db, slug)
  const rows = await selectPosts(db).where(eq(blogPosts.id, id))
  const [post] = await serialisePosts(db, rows)
  const translation = await readTranslation(db, post!)
  const { content } = post!
  const html = await renderForReader({ content, siteUrl: config.siteUrl, by: address })
  return { ...post!, html, translation }
}

/** The same post in the other language, if the public sees it. */
async function readTranslation(
  db: VisitorContext['db'],
  { translationId, language }: BlogPost,
): Promise<ResponseOf<typeof endpoint>['data']['translation']> {
  if (translationId === null) return null
  const { id, slug, title, language: other } = blogPosts
  const [row] = await db
    .select({ id, slug, title, language: other })
    .from(blogPosts)
    .where(and(eq(id, translationId), publishedCondition, ne(other, language)))
  return row ?? null
}
