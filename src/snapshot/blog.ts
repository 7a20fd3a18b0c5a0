import type { LanguageCode } from '#config/languages.ts'
import type { BlogPost } from '#contract/blog.ts'
import type { Category } from '#contract/categories.ts'
import { toPostCard, POSTS_PER_PAGE, MAX_RELATED_POSTS } from '#shared/view/blog-card.ts'
import type { InitialBlogList } from '#shared/view/blog-list.ts'
import { cutIntoPages } from '#shared/view/paging.ts'

/** A category with its published posts, newest first. */
export type BlogCategoryPosts = Pick<Category, 'id' | 'name' | 'nameHi' | 'slug' | 'color'> & {
  posts: readonly BlogPost[]
}

export const compareNewestFirst = (a: BlogPost, b: BlogPost): number =>
  a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : b.id - a.id

/** The same post in the other language, if visitors see it. */
export const findTranslation = (
  { translationId, language }: BlogPost,
  posts: readonly BlogPost[],
): BlogPost | undefined =>
  posts.find((post) => post.id === translationId && post.language !== language)

/**
 * The posts that lists show to readers of a language, as the API orders them: not those that have
 * a translation into it; in Hindi, posts in Hindi come first.
 */
export function listPostsFor(posts: readonly BlogPost[], language: LanguageCode): BlogPost[] {
  const listed = posts.filter(
    (post) => post.language === language || findTranslation(post, posts)?.language !== language,
  )
  if (language !== 'hi') return listed
  const { own = [], other = [] } = Object.groupBy(listed, (post) =>
    post.language === language ? 'own' : 'other',
  )
  return [...own, ...other]
}

/** The categories that have posts, in the order given. */
export function listBlogCategories(
  posts: readonly BlogPost[],
  categories: readonly Category[],
): BlogCategoryPosts[] {
  return categories
    .map(({ id, name, nameHi, slug, color }) => {
      return {
        id,
        name,
        nameHi,
        slug,
        color,
        posts: posts.filter(({ categoryId }) => categoryId === id),
      }
    })
    .filter((category) => category.posts.length > 0)
}

/** The newest others of the same category. */
export const findRelatedPosts = (post: BlogPost, posts: readonly BlogPost[]): BlogPost[] =>
  posts
    .filter(
      ({ id, categoryId }) =>
        id !== post.id &&
        id !== post.translationId &&
        categoryId !== null &&
        categoryId === post.categoryId,
    )
    .slice(0, MAX_RELATED_POSTS)

/** What the blog list's island begins with on a page of all posts. */
export function getInitialBlogList(
  posts: readonly BlogPost[],
  categories: readonly BlogCategoryPosts[],
  page: number,
): InitialBlogList {
  const pages = cutIntoPages(posts, POSTS_PER_PAGE)
  return {
    page,
    posts: (pages[page - 1] ?? []).map(toPostCard),
    total: posts.length,
    pages: pages.length,
    categories: categories.map(({ id, slug, name, posts: own }) => ({
      id,
      slug,
      name,
      count: own.length,
    })),
  }
}
