import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import { at, identity, timestamps, version } from './columns.ts'

/** Blog posts, in Markdown. `scheduled` waits for its `published_at`. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: identity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    content: text('content').notNull(),
    language: text('language', { enum: ['en', 'hi'] })
      .notNull()
      .default('en'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    featuredImage: text('featured_image'),
    tags: text('tags').array().notNull().default([]),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The printed name; it stays when the account is deleted. */
    authorName: text('author_name').notNull(),
    status: text('status', { enum: ['draft', 'published', 'archived', 'scheduled'] })
      .notNull()
      .default('draft'),
    publishedAt: at('published_at'),
    /** The origin of an imported post; unique together, so a second import makes no duplicate. */
    source: text('source'),
    sourceId: text('source_id'),
    version: version(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('blog_posts_source_unique').on(t.source, t.sourceId),
    index('blog_posts_author_index').on(t.authorId),
    index('blog_posts_published_index').on(t.status, t.publishedAt),
    index('blog_posts_category_index').on(t.categoryId),
    check(
      'blog_posts_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= 120`,
    ),
    check('blog_posts_title_filled', sql`length(btrim(${t.title})) between 1 and 200`),
    check('blog_posts_content_filled', sql`length(btrim(${t.content})) between 1 and 200000`),
    check('blog_posts_language_known', sql`${t.language} in ('en', 'hi')`),
    check(
      'blog_posts_status_known',
      sql`${t.status} in ('draft', 'published', 'archived', 'scheduled')`,
    ),
    check(
      'blog_posts_published_dated',
      sql`${t.status} not in ('published', 'scheduled') or ${t.publishedAt} is not null`,
    ),
    check('blog_posts_source_whole', sql`(${t.source} is null) = (${t.sourceId} is null)`),
  ],
)
