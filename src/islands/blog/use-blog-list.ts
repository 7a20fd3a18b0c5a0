import { useEffect, useState } from 'react'
import { blogListPage, blogQuery } from '#shared/view/blog-list.ts'
import type { BlogFilters, BlogListPage, BlogStart } from '#shared/view/blog-list.ts'
import { call } from '#stores/api.ts'

export type BlogListing =
  | { state: 'shown'; page: BlogListPage }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }

const keyOf = (filters: BlogFilters) => JSON.stringify(blogQuery(filters))

/**
 * The page of the list that the filters ask for. Only the newest question counts: a late answer is
 * dropped.
 */
export function useBlogList(filters: BlogFilters, start: BlogStart): BlogListing {
  const [answers, setAnswers] = useState<ReadonlyMap<string, BlogListPage>>(new Map())
  const [failed, setFailed] = useState<string | null>(null)
  const key = keyOf(filters)
  const page =
    key === keyOf({ search: '', category: '', page: start.page }) ? start : answers.get(key)
  const hasFailed = failed === key

  useEffect(() => {
    if (page || hasFailed) return
    const question = new AbortController()
    call('GET /blogs', { query: blogQuery(filters), signal: question.signal }).then(
      ({ data }) => setAnswers((known) => new Map([...known, [key, blogListPage(data)]])),
      () => !question.signal.aborted && setFailed(key),
    )
    return () => question.abort()
  }, [key, page, hasFailed, filters])

  if (page) return { state: 'shown', page }
  return hasFailed ? { state: 'failed', retry: () => setFailed(null) } : { state: 'loading' }
}
