import type { Pagination } from '#contract/endpoint.ts'

/** The pagination of a response. */
export function toPagination(
  { page, limit }: { page: number; limit: number },
  total: number,
): Pagination {
  const totalPages = Math.ceil(total / limit)
  return { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages }
}
