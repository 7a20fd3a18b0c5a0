import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { PostField } from '#shared/rules/blog.ts'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import {
  identityColumn,
  languageCheck,
  timestampColumn,
  timestampColumns,
  versionColumn,
} from './columns.ts'

/** Blog posts, in Markdown. `scheduled` waits for its `published_at`. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: identityColumn(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    content: text('content').notNull(),
    language: text('language').notNull().default('en'),
    /** The post that says the same in another language; each of the two names the other. */
    translationId: integer('translation_id').references((): AnyPgColumn => blogPosts.id, {
      onDelete: 'set null',
    }),
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
    publishedAt: timestampColumn('published_at'),
    /** The origin of an imported post; unique together, so a second import makes no duplicate. */
    source: text('source'),
    sourceId: text('source_id'),
    /**
     * Chosen by the device that sent a new post: sent again after a broken line, it is no second.
     */
    creationKey: uuid('creation_key').unique(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    uniqueIndex('blog_posts_source_unique').on(t.source, t.sourceId),
    uniqueIndex('blog_posts_translation_unique').on(t.translationId),
    check('blog_posts_translation_other', sql`${t.translationId} <> ${t.id}`),
    index('blog_posts_author_index').on(t.authorId),
    index('blog_posts_published_index').on(t.status, t.publishedAt),
    index('blog_posts_category_index').on(t.categoryId),
    check(
      'blog_posts_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= 120`,
    ),
    check('blog_posts_title_filled', sql`length(btrim(${t.title})) between 1 and 200`),
    check('blog_posts_content_filled', sql`length(btrim(${t.content})) between 1 and 200000`),
    languageCheck('blog_posts', t.language),
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

/** What the editor holds of a post. */
export type BlogPostValues = Pick<typeof blogPosts.$inferSelect, PostField>

/**
 * What is being written about a post that is not a draft: it stands beside the text that the public
 * sees until the post is saved.
 */
export const blogDrafts = pgTable(
  'blog_drafts',
  {
    id: identityColumn(),
    postId: integer('post_id')
      .notNull()
      .unique()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    values: jsonb('values').$type<BlogPostValues>().notNull(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    index('blog_drafts_account_index').on(t.accountId),
    check('blog_drafts_object', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
)

/** How a post was at each saving; what is saved by itself within an hour is one version. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    id: identityColumn(),
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['saved', 'autosaved'] }).notNull(),
    /** Of the post when it was saved. */
    status: text('status', { enum: ['draft', 'published', 'archived', 'scheduled'] }).notNull(),
    values: jsonb('values').$type<BlogPostValues>().notNull(),
    at: timestampColumn('at').notNull(),
  },
  (t) => [
    index('blog_versions_post_index').on(t.postId, t.id),
    index('blog_versions_account_index').on(t.accountId),
    check('blog_versions_kind_known', sql`${t.kind} in ('saved', 'autosaved')`),
  ],
)

/** Which post each administrator has open, so that two at the same one see each other. */
export const blogViewers = pgTable('blog_looks', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  postId: integer('post_id')
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  at: timestampColumn('at').notNull(),
})

/** The pictures of the editor's library, each with the words that stand for it. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    id: identityColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    path: text('path').notNull().unique(),
    text: text('text').notNull(),
    ...timestampColumns(),
  },
  (t) => [
    index('blog_pictures_account_index').on(t.accountId),
    check('blog_pictures_text_filled', sql`length(btrim(${t.text})) between 1 and 300`),
  ],
)
