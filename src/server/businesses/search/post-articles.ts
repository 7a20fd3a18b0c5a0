import { desc, eq, getTableName, sql } from 'drizzle-orm'
import { postPath } from '#config/routes.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { blogPosts as p, contentVersions } from '#server/kit/db/tables/index.ts'
import { foldWords } from '#shared/text/fold.ts'
import type { SearchArticle } from './article.ts'

/** More than a district writes in many years; each holds about a kilobyte of memory. */
const MAX_READ = 10_000

type Post = Pick<
  typeof p.$inferSelect,
  'id' | 'slug' | 'title' | 'excerpt' | 'tags' | 'language' | 'translationId'
>
/** What a search shows of a post. */
type PostAnswer = { title: string; value: string; href: string }
type PostArticles = {
  articles: readonly SearchArticle[]
  /** Of a post that has a Hindi translation: that one, by the address of the other. */
  inHindi: ReadonlyMap<string, PostAnswer>
}

let kept: { stamp: string; posts: Promise<PostArticles> } | undefined

/** The published posts, read again when one has changed; a post and its translation are one. */
export async function getPostArticles(db: Db): Promise<PostArticles> {
  const { rows } = await db.execute<{ stamp: string }>(sql`
    select current_database() || ':' || coalesce((select version from ${contentVersions}
      where name = ${getTableName(p)}), 0) as stamp`)
  const { stamp } = rows[0]!
  if (kept?.stamp !== stamp) {
    const posts = readPosts(db)
    kept = { stamp, posts }
    posts.catch(() => (kept = undefined))
  }
  return kept.posts
}

async function readPosts(db: Db): Promise<PostArticles> {
  const { id, slug, title, excerpt, tags, language, translationId } = p
  const posts: Post[] = await db
    .select({ id, slug, title, excerpt, tags, language, translationId })
    .from(p)
    .where(eq(p.status, 'published'))
    .orderBy(desc(p.publishedAt), desc(p.id))
    .limit(MAX_READ)
  const byId = new Map(posts.map((post) => [post.id, post]))
  const translationOf = (post: Post) => byId.get(post.translationId ?? 0)
  const isTranslation = (post: Post) => post.language !== 'en' && translationOf(post) !== undefined
  const shown = posts.filter((post) => !isTranslation(post))
  return {
    articles: shown.map((post) => toArticle(post, translationOf(post))),
    inHindi: new Map(
      shown.flatMap((post) => {
        const other = translationOf(post)
        return other ? [[postPath(post.slug), answerOf(other)] as const] : []
      }),
    ),
  }
}

const answerOf = ({ title, excerpt, slug }: Post): PostAnswer => ({
  title,
  value: excerpt,
  href: postPath(slug),
})

/** Found by the words of both languages. */
function toArticle(post: Post, translation?: Post): SearchArticle {
  const both = translation ? [post, translation] : [post]
  return {
    named: new Set(both.flatMap(({ title }) => foldWords(title))),
    told: new Set(both.flatMap(({ excerpt, tags }) => foldWords([excerpt, ...tags].join(' ')))),
    answer: {
      ...{ type: 'post', titleHi: null, source: 'Blog', sourceUrl: null },
      ...answerOf(post),
    },
  }
}
