import { toPostCard, POSTS_PER_PAGE, type PostCardData } from './blog-card.ts'

/** What the address of the blog's list says. `category` is an id or a slug. */
export interface BlogFilters {
  search: string
  category: string
  page: number
}

export interface BlogCategory {
  id: number
  slug: string
  name: string
  count: number
}

/** One page of the list, as the static page carries it and as the API answers. */
export interface BlogListPage {
  posts: PostCardData[]
  total: number
  pages: number
}

/**
 * What the list's island begins with: the page of all posts around it, and the categories that have
 * posts.
 */
export interface InitialBlogList extends BlogListPage {
  page: number
  categories: BlogCategory[]
}

const PAGE_PATH = /\/page\/(\d{1,6})$/

/**
 * The list's state at an address below the site: `/blog/page/2`,
 * `/blog?search=bank&category=3&page=2`.
 */
export function parseBlogFilters(address: string): BlogFilters {
  const [path = '', ...rest] = address.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const inPath = Number(PAGE_PATH.exec(path)?.[1] ?? 1)
  const page = Number(query.get('page') ?? inPath)
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    category: (query.get('category') ?? '').trim().slice(0, 80),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address of a state; of all posts the `built` pages are static ones below `base`. */
export function formatBlogPath(
  { search, category, page }: BlogFilters,
  base: string,
  built: number,
): string {
  if (!search && !category && page <= built) return page > 1 ? `${base}/page/${page}` : base
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return `${base}?${query.toString()}`
}

/** The part of the answer to `GET /blogs` that a page of the list is made of. */
interface Answer {
  blogs: PostCardData[]
  pagination: { totalBlogs: number; totalPages: number }
}

export const toBlogListPage = ({ blogs, pagination }: Answer): BlogListPage => ({
  posts: blogs.map(toPostCard),
  total: pagination.totalBlogs,
  pages: Math.max(1, pagination.totalPages),
})

/** The query of `GET /blogs` for a state of the list. */
export const toBlogQuery = ({ search, category, page }: BlogFilters) => ({
  search: search || undefined,
  category: category || undefined,
  page,
  limit: POSTS_PER_PAGE,
})
