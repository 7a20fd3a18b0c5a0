import { desc, eq, getTableName, sql } from 'drizzle-orm'
import { postPath } from '#config/routes.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { blogPosts as p, contentVersions } from '#server/kit/db/tables/index.ts'
import { foldWords } from '#shared/text/fold.ts'
import type { SearchArticle } from './article.ts'

/** The newest; of older ones few answer a search. */
const MAX_READ = 500

let kept: { stamp: string; articles: Promise<readonly SearchArticle[]> } | undefined

/** The published posts, read again when one has changed. */
export async function getPostArticles(db: Db): Promise<readonly SearchArticle[]> {
  const { rows } = await db.execute<{ stamp: string }>(sql`
    select current_database() || ':' || coalesce((select version from ${contentVersions}
      where name = ${getTableName(p)}), 0) as stamp`)
  const { stamp } = rows[0]!
  if (kept?.stamp !== stamp) {
    const articles = readPosts(db)
    kept = { stamp, articles }
    articles.catch(() => (kept = undefined))
  }
  return kept.articles
}

async function readPosts(db: Db): Promise<SearchArticle[]> {
  const posts = await db
    .select({ slug: p.slug, title: p.title, excerpt: p.excerpt, tags: p.tags })
    .from(p)
    .where(eq(p.status, 'published'))
    .orderBy(desc(p.publishedAt), desc(p.id))
    .limit(MAX_READ)
  return posts.map(({ slug, title, excerpt, tags }) => ({
    named: new Set(foldWords(title)),
    told: new Set(foldWords([excerpt, ...tags].join(' '))),
    answer: {
      ...{ type: 'post', title, titleHi: null, value: excerpt },
      ...{ href: postPath(slug), source: 'Blog', sourceUrl: null },
    },
  }))
}
