import { usePages, type ListState } from '#islands/reading/use-pages.ts'
import { blogListPage, blogQuery } from '#shared/view/blog-list.ts'
import type { BlogFilters, BlogListPage, BlogStart } from '#shared/view/blog-list.ts'
import { call } from '#stores/api.ts'

const keyOf = (filters: BlogFilters) => JSON.stringify(blogQuery(filters))

/** The page of the list that the filters ask for. */
export const useBlogList = (filters: BlogFilters, start: BlogStart): ListState<BlogListPage> =>
  usePages<BlogListPage>({
    key: keyOf(filters),
    start,
    startKey: keyOf({ search: '', category: '', page: start.page }),
    ask: async (signal) =>
      blogListPage((await call('GET /blogs', { query: blogQuery(filters), signal })).data),
  }).listing
