import { excerpt } from '#shared/text/plain-text.ts'

/** Posts on one page of the list. */
export const POSTS_PER_PAGE = 9
/** Posts beside the list, related posts below one, categories in the side column. */
export const RECENT_SHOWN = 5
export const RELATED_SHOWN = 3
export const BLOG_CATEGORIES_SHOWN = 8
const EXCERPT_LENGTH = 150

/** What a card of a list shows of a post. */
export interface CardPost {
  id: number
  slug: string
  title: string
  excerpt: string
  language: 'en' | 'hi'
  featuredImage: string | null
  category: { name: string; color: string } | null
  readingMinutes: number
  publishedAt: string
}

/** Only that, so that a page carries no more along; the excerpt is cut at 150 characters. */
export const postCardOf = (post: CardPost): CardPost => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: excerpt(post.excerpt, EXCERPT_LENGTH),
  language: post.language,
  featuredImage: post.featuredImage,
  category: post.category && { name: post.category.name, color: post.category.color },
  readingMinutes: post.readingMinutes,
  publishedAt: post.publishedAt,
})
