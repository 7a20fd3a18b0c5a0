import { inPageLanguage } from '#i18n/en/page-language.ts'
import { useListPage, type ListState } from '#islands/reading/use-pages.ts'
import {
  toBlogListPage,
  toBlogQuery,
  type BlogFilters,
  type BlogListPage,
  type InitialBlogList,
} from '#shared/view/blog-list.ts'
import { call } from '#stores/api.ts'

const keyOf = (filters: BlogFilters) => JSON.stringify(toBlogQuery(filters))

/** The page of the list that the filters ask for. */
export const useBlogList = (
  filters: BlogFilters,
  start: InitialBlogList,
): ListState<BlogListPage> =>
  useListPage<BlogListPage>({
    key: keyOf(filters),
    start,
    startKey: keyOf({ search: '', category: '', page: start.page }),
    ask: async (signal) => {
      const query = { ...toBlogQuery(filters), ...inPageLanguage }
      return toBlogListPage((await call('GET /blogs', { query, signal })).data)
    },
  }).listing
