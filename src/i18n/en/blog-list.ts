import { LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'

/** What the islands of the blog show; in a file of its own because the browser downloads it. */
export const blogList = {
  search: 'Search posts',
  searchPlaceholder: 'Title, word, tag',
  searchButton: 'Search',
  category: 'Category',
  allCategories: 'All categories',
  found: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`,
  foundFor: (count: number, search: string) =>
    `${count} ${count === 1 ? 'post' : 'posts'} for “${search}”`,
  clear: 'Show all posts',
  minutes: (minutes: number) => `${minutes} min read`,
  /** Of a post in another language than the page. */
  minutesIn: {
    en: (minutes: number) => `${minutes} min read in English`,
    local: (minutes: number) => `${minutes} min read in ${language}`,
  },
  errorTitle: 'Error Loading Blogs',
  error: 'Failed to fetch blogs',
  retry: 'Retry',
  emptyTitle: 'No Blogs Found',
  emptyText: 'Try another word.',
  emptyBlog: 'No posts yet.',
  loading: 'Loading posts',
  by: 'By',
  notFound: 'Blog Post Not Found',
  notFoundText: 'Blog post not found',
  failed: 'Failed to load blog post',
  backToBlog: 'Back to Blog',
  browseAll: 'Browse All Blogs',
}
