import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { updateBlog } from '#contract/blog-admin.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { blogPosts as p, categories, formerPages } from '#server/kit/db/tables/index.ts'
import type { BlogPostValues } from '#server/kit/db/tables/blog.ts'
import { pickColumns } from '#server/kit/db/pick-columns.ts'
import { asColumns } from '#server/kit/db/as-columns.ts'
import { invalidField } from '#server/kit/errors/api-error.ts'
import type { ActorContext } from '#server/kit/http/verb-context.ts'
import { stripSignature } from '#server/kit/uploads/index.ts'
import { detectLanguage, POST_FIELDS, RESERVED_POST_SLUGS } from '#shared/rules/blog.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'
import { renderForWriter, type RenderInput } from '#server/blog/text/render.ts'

/** Its text; the address and when it is shown are chosen apart. */
type PostText = Omit<
  z.output<typeof updateBlog.body>,
  'slug' | 'status' | 'publishedAt' | 'version'
>

/** What the editor holds of a row. */
export const pickEditableValues = (row: BlogPostValues): BlogPostValues =>
  pickColumns(row, POST_FIELDS)

const PRIVATE_LINK = /(\/uploads\/[0-9a-f]{32}[\w.-]*)\?until=\d+&key=[\w-]+/g

/** What was given of a post as it is stored; what was not given is left out. */
export function toStoredValues(given: PostText): Partial<BlogPostValues> {
  const text = (value: string) => value.normalize('NFC').replace(/\r\n?/g, '\n')
  const content = given.content && text(given.content).replace(PRIVATE_LINK, '$1')
  const values = asColumns<BlogPostValues>()({
    title: given.title && text(given.title).replace(/\s+/g, ' '),
    excerpt: given.excerpt === undefined ? undefined : text(given.excerpt),
    content,
    language: given.language ?? (content ? detectLanguage(content) : undefined),
    metaTitle: given.metaTitle,
    metaDescription: given.metaDescription,
    featuredImage: given.featuredImage ? stripSignature(given.featuredImage) : given.featuredImage,
    tags: given.tags,
    categoryId: given.categoryId,
    translationId: given.translationId,
  } satisfies Record<keyof PostText, unknown>)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Whose turn it is at the parser, and the site that a text is for. */
export const getPostRenderContext = ({
  actor,
  config,
}: ActorContext): Omit<RenderInput, 'content'> => ({
  siteUrl: config.siteUrl,
  by: `account ${actor.id}`,
})

/** Refuses a text that takes too long to show, before anything waits for it. */
export async function checkRenderTime(ctx: ActorContext, content: string): Promise<void> {
  await renderForWriter({ ...getPostRenderContext(ctx), content })
}

/** Refuses a category that is not there. */
export async function checkCategory(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (!id) return
  const [row] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id))
  if (!row) throw invalidField('categoryId', 'This category no longer exists')
}

/**
 * The address a post gets: the one that was asked for, which nobody else may have or have had, or
 * a free one made of its title. Called within the lock of `posts`.
 */
export async function choosePostSlug(
  tx: Transaction,
  { slug, title, id }: { slug: string | undefined; title: string; id: number | null },
): Promise<string> {
  const wanted = slug || slugify(title, 'post')
  const taken = await takenSlugs(tx, id)
  if (!slug) return findFreeSlug(wanted, new Set([...taken, ...RESERVED_POST_SLUGS]))
  if (taken.has(slug)) throw invalidField('slug', 'Another post uses or used this address')
  return slug
}

async function takenSlugs(tx: Transaction, id: number | null): Promise<Set<string>> {
  const others = id === null ? undefined : ne(p.id, id)
  const now = await tx.select({ slug: p.slug }).from(p).where(others)
  const before = await tx
    .select({ slug: formerPages.slug })
    .from(formerPages)
    .innerJoin(p, eq(p.id, formerPages.recordId))
    .where(and(eq(formerPages.noun, 'blog'), others))
  return new Set([...now, ...before].map(({ slug }) => slug))
}
