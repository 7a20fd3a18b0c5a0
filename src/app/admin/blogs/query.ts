import { readPage } from '#app/data/use-list.ts'
import { parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { adminBlogs as t } from '#i18n/en/app/admin-blogs.ts'
import { BLOG_STATUSES } from '#shared/rules/blog.ts'

export const PAGE_SIZE = 20

/** What the list of posts is asked for by its address. */
export const toPostQuery = (address: URLSearchParams) => ({
  page: readPage(address),
  limit: PAGE_SIZE,
  status: parseOneOf(address.get('status'), BLOG_STATUSES) ?? ('' as const),
  ...(address.get('search') ? { search: address.get('search')! } : {}),
})

type Blogs = { currentPage: number; totalPages: number; totalBlogs: number }

/** The pages of posts as every table of administrators counts them. */
export const toPagination = ({ currentPage, totalPages, totalBlogs }: Blogs) => ({
  page: currentPage,
  limit: PAGE_SIZE,
  total: totalBlogs,
  totalPages,
})

export const STATUS_FILTER = {
  name: 'status',
  label: t.filter,
  choices: [
    { value: '', text: t.anyStatus },
    ...BLOG_STATUSES.map((value) => ({ value, text: t.statuses[value] })),
  ],
}
