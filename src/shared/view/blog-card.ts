import { createExcerpt } from '#shared/text/plain-text.ts'

/** Posts on one page of the list. */
export const POSTS_PER_PAGE = 9
/** Posts beside the list, related posts below one, categories in the side column. */
export const MAX_RECENT_POSTS = 5
export const MAX_RELATED_POSTS = 3
export const MAX_BLOG_CATEGORIES = 8
const EXCERPT_LENGTH = 150

/** What a card of a list shows of a post. */
export interface PostCardData {
  id: number
  slug: string
  title: string
  excerpt: string
  language: string
  featuredImage: string | null
  category: { name: string; color: string } | null
  readingMinutes: number
  publishedAt: string
}

/** Only that, so that a page carries no more along; the excerpt is cut at 150 characters. */
export const toPostCard = (post: PostCardData): PostCardData => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: createExcerpt(post.excerpt, EXCERPT_LENGTH),
  language: post.language,
  featuredImage: post.featuredImage,
  category: post.category && { name: post.category.name, color: post.category.color },
  readingMinutes: post.readingMinutes,
  publishedAt: post.publishedAt,
})
