import { useMemo, useRef } from 'react'
import { blogListPath } from '#config/routes.ts'
import { blogIslandMessages, type BlogIslandMessages } from '#i18n/blog-island.ts'
import { setCurrentPath, useCurrentPath } from '#islands/navigation/current-path.ts'
import { useSignalHydration } from '#islands/directives/use-signal-hydration.ts'
import { useRemoveListOverlay } from '#islands/directives/use-remove-list-overlay.ts'
import { POSTS_PER_PAGE } from '#shared/view/blog-card.ts'
import {
  formatBlogPath,
  parseBlogFilters,
  type BlogFilters,
  type InitialBlogList,
} from '#shared/view/blog-list.ts'
import { CardSkeletons } from '#views/businesses/CardSkeletons.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { BlogSearch } from './BlogSearch.tsx'
import { PostCard } from './PostCard.tsx'
import { useBlogList } from './use-blog-list.ts'

type Props = { start: InitialBlogList }

const ALL: BlogFilters = { search: '', category: '', page: 1 }

/**
 * The posts with search, category and pages; the address bar is its only store.
 * `client:interaction` wakes it.
 */
export default function BlogList({ start }: Props) {
  const { blog: t, paging } = blogIslandMessages
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = useCurrentPath(blogListPath(start.page))
  const filters = useMemo(() => withSlug(parseBlogFilters(address), start), [address, start])
  const listing = useBlogList(filters, start)
  const page = listing.state === 'shown' ? listing.page : null
  const isAll = !filters.search && !filters.category

  const getListHref = (wanted: BlogFilters) => formatBlogPath(wanted, blogListPath(), start.pages)
  const go = (wanted: BlogFilters) => {
    setCurrentPath(getListHref(wanted), 'push')
    heading.current?.focus()
  }

  useSignalHydration(root)
  useRemoveListOverlay(address)

  return (
    <div ref={root}>
      <BlogSearch
        filters={filters}
        address={address}
        categories={start.categories}
        onChoose={(change) => go({ ...ALL, ...change })}
        t={t}
      />
      <div className="toolbar" id="results">
        <div className="toolbar-count">
          <h2 ref={heading} tabIndex={-1}>
            {listing.state === 'failed'
              ? t.errorTitle
              : page
                ? foundText(page.total, filters.search, t)
                : t.loading}
          </h2>
        </div>
        {!isAll && (
          <Button look="bare" onClick={() => go(ALL)}>
            {t.clear}
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {page ? foundText(page.total, filters.search, t) : ''}
      </p>
      {listing.state === 'failed' && (
        <div className="notice notice-error items-center" role="alert">
          <p className="mr-auto">{t.error}</p>
          <Button look="soft" onClick={listing.retry}>
            {t.retry}
          </Button>
        </div>
      )}
      {listing.state === 'loading' && <CardSkeletons count={POSTS_PER_PAGE} label={t.loading} />}
      {page && page.posts.length > 0 && (
        <ul className="cards">
          {page.posts.map((post) => (
            <PostCard key={post.id} post={post} t={t} />
          ))}
        </ul>
      )}
      {page?.posts.length === 0 && (
        <EmptyState
          title={t.emptyTitle}
          text={isAll && start.total === 0 ? t.emptyBlog : t.emptyText}
        >
          {start.total > 0 && (
            <Button look="primary" onClick={() => go(ALL)}>
              {t.clear}
            </Button>
          )}
        </EmptyState>
      )}
      <Pagination
        page={filters.page}
        pages={page?.pages ?? 1}
        hrefOf={(to) => getListHref({ ...filters, page: to })}
        onChoose={(to) => {
          const wanted = { ...filters, page: to }
          // The pages of all posts are static: they need no API.
          if (isAll) location.assign(getListHref(wanted))
          else go(wanted)
        }}
        t={paging}
      />
    </div>
  )
}

/** Links name a category by its id too. */
function withSlug(filters: BlogFilters, { categories }: InitialBlogList): BlogFilters {
  const known = categories.find(({ id }) => String(id) === filters.category)
  return known ? { ...filters, category: known.slug } : filters
}

const foundText = (total: number, search: string, t: BlogIslandMessages['blog']): string =>
  search ? t.foundFor(total, search) : t.found(total)
