import { useEffect, type RefObject } from 'react'
import { clearFilters, type BusinessFilters } from '#shared/view/business-filters.ts'
import { countBusinessPages } from '#shared/view/business-list.ts'
import { isUnfilteredList } from '#shared/view/list-address.ts'
import { formatCount } from '#shared/rules/money.ts'
import { BUSINESSES_PER_PAGE } from '#shared/view/paging.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { CardSkeletons } from '#views/businesses/CardSkeletons.tsx'
import { Loading } from '#ui/Loading.tsx'
import { LiveBusinessCards } from './LiveBusinessCards.tsx'
import { ListFailure } from './ListFailure.tsx'
import { LazyMapView } from './LazyMapView.tsx'
import { BusinessToolbar } from './BusinessToolbar.tsx'
import type { BusinessListState } from './use-business-list.ts'
import { useSearchNotes } from './use-search-notes.ts'

type Props = {
  list: BusinessListState
  /** Gets the focus when the pressed control disappears. */
  heading: RefObject<HTMLHeadingElement | null>
}

/* `prefetched-list.ts` puts the first results here; React does not touch them. */
const NOTHING = { __html: '' }

/**
 * The number of results, the filters, the cards and the pages; or the loading, empty or failed
 * state.
 */
export function BusinessResults({ list, heading }: Props) {
  const { filters, choices, choose, listing, messages, go, getListHref } = list
  const { businesses: t, paging, states } = messages
  const isMap = filters.view === 'map'
  const page = listing.state === 'shown' ? listing.page : null
  const pages = page && !isMap ? countBusinessPages(page.total) : 1
  const title = {
    shown: t.found(page?.total ?? 0, formatCount(page?.total ?? 0)),
    loading: t.searching,
    failed: states.loadFailed,
  }
  const cards = { look: filters.view === 'list' ? ('rows' as const) : undefined, t }
  /* The pressed control may be gone then, so the heading takes the focus for keyboard users. */
  const goAndRead = (wanted: BusinessFilters) => {
    go(wanted)
    heading.current?.focus()
  }
  const clearAll = () => goAndRead(clearFilters(filters))

  // The address is beyond the last page: it is outdated or invented.
  const isBeyond = page !== null && !isMap && page.total > 0 && filters.page > pages
  useEffect(() => {
    if (isBeyond) go({ ...filters, page: pages }, 'replace')
  })

  useSearchNotes(page, filters)

  return (
    <div className="answer">
      <BusinessToolbar
        {...{ filters, choices, choose, heading, t }}
        go={goAndRead}
        closeText={states.close}
        total={page?.total ?? null}
        title={title[listing.state]}
        pageOf={pages > 1 ? paging.pageOf(filters.page, pages) : ''}
      />
      <div
        className="search-notes"
        role="status"
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
      {listing.state === 'failed' && (
        <ListFailure
          listing={listing}
          start={list.start}
          onClear={isUnfilteredList(filters) ? undefined : clearAll}
          messages={messages}
        />
      )}
      {isMap && listing.state !== 'failed' && page?.total !== 0 && (
        <LazyMapView
          filters={filters}
          total={page?.total ?? 0}
          title={t.title}
          asked={list.asksMap}
          onList={() => choose({ view: 'list' }, 'replace')}
          t={messages.mapWaiting}
          texts={t}
        />
      )}
      {!isMap && listing.state === 'loading' && (
        <Loading shapes={<CardSkeletons count={BUSINESSES_PER_PAGE} label={states.loading} />}>
          {listing.before && listing.before.total > 0 && (
            <LiveBusinessCards businesses={listing.before.businesses} {...cards} />
          )}
        </Loading>
      )}
      {isBeyond && <CardSkeletons count={BUSINESSES_PER_PAGE} label={states.loading} />}
      <div data-early suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      {page && !isMap && !isBeyond && page.total > 0 && (
        <LiveBusinessCards businesses={page.businesses} {...cards} />
      )}
      {page?.total === 0 && (
        <EmptyState title={states.noBusinesses} text={t.tryOther}>
          <Button look="primary" onClick={clearAll}>
            {t.clearAll}
          </Button>
        </EmptyState>
      )}
      <Pagination
        page={filters.page}
        pages={pages}
        hrefOf={(to) => getListHref({ ...filters, page: to })}
        onChoose={(to) => {
          const wanted = { ...filters, page: to }
          // The pages of the whole list are static: they need no API.
          if (isUnfilteredList(wanted)) location.assign(getListHref(wanted))
          else goAndRead(wanted)
        }}
        t={paging}
      />
    </div>
  )
}
