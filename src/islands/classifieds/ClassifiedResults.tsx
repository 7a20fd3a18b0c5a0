import { useEffect, type RefObject } from 'react'
import { isRouteBuilt, ROUTES } from '#config/routes.ts'
import { ActiveFilters } from '#islands/finder/ActiveFilters.tsx'
import { nameOfChoice } from '#islands/finder/filter-choices.ts'
import { ListNotice } from '#islands/finder/ListNotice.tsx'
import { ListPages } from '#islands/finder/ListPages.tsx'
import { ListToolbar } from '#islands/finder/ListToolbar.tsx'
import { SortSelect } from '#islands/finder/SortSelect.tsx'
import type { ClassifiedListPage } from '#shared/view/classified-list.ts'
import {
  listActiveClassifiedFilters,
  changeClassifiedFilters,
  isUnfilteredClassifiedList,
  CLASSIFIED_SORTS,
  NO_CLASSIFIED_FILTERS,
  type ClassifiedFilterName,
  type ClassifiedFilters,
} from '#shared/view/classified-filters.ts'
import { CLASSIFIEDS_PER_PAGE } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CardSkeletons } from '#views/businesses/CardSkeletons.tsx'
import { Loading } from '#ui/Loading.tsx'
import { useMinute } from '#islands/businesses/use-minute.ts'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import { ClassifiedFilterFields } from './ClassifiedFilterFields.tsx'
import { useSavedClassifieds } from './use-saved-classifieds.ts'
import type { ClassifiedTexts } from './texts.ts'
import type { ClassifiedChoices } from './use-classified-choices.ts'
import type { ClassifiedListState } from './use-classified-list.ts'

type Props = {
  list: ClassifiedListState
  /** Gets the focus when the pressed control disappears. */
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * The number of results, the filters, the cards and the pages; or the loading, empty or failed
 * state.
 */
export function ClassifiedResults({ list, heading }: Props) {
  const { filters, choices, choose, listing, messages, go, getListHref } = list
  const { classifiedList: t, paging, states } = messages
  const page = listing.state === 'shown' ? listing.page : null
  const pages = page ? Math.max(1, Math.ceil(page.total / CLASSIFIEDS_PER_PAGE)) : 1
  const title = {
    shown: t.found(page?.total ?? 0, formatCount(page?.total ?? 0)),
    loading: t.loading,
    failed: states.loadFailed,
  }[listing.state]
  const active = listActiveClassifiedFilters(filters)
  /* The pressed control may be gone then, so the heading takes the focus for keyboard users. */
  const goAndRead = (wanted: ClassifiedFilters) => {
    go(wanted)
    heading.current?.focus()
  }
  const clearAll = () => goAndRead(NO_CLASSIFIED_FILTERS)

  // The address is beyond the last page: it is outdated or invented.
  const isBeyond = page !== null && page.total > 0 && filters.page > pages
  useEffect(() => {
    if (isBeyond) go({ ...filters, page: pages }, 'replace')
  })

  return (
    <div className="answer">
      <ListToolbar
        {...{ heading, title }}
        className="toolbar-plain"
        active={active}
        fields={<ClassifiedFilterFields {...{ filters, choices, choose, t }} />}
        total={page?.total ?? null}
        pageOf={pages > 1 ? paging.pageOf(filters.page, pages) : ''}
        t={{ ...t, close: states.close }}
      >
        <SortSelect
          label={t.sort}
          sorts={[
            { value: '', text: t.sorts.recent },
            ...CLASSIFIED_SORTS.map((value) => ({ value, text: t.sorts[value] })),
          ]}
          value={filters.sort}
          onChange={(sort) => choose({ sort })}
        />
        <ActiveFilters
          names={active}
          wordsOf={(name) => wordsOf(name, filters, choices, t)}
          onRemove={(name) =>
            goAndRead(changeClassifiedFilters(filters, { [name]: NO_CLASSIFIED_FILTERS[name] }))
          }
          onClear={clearAll}
          t={t}
        />
      </ListToolbar>
      {listing.state === 'failed' && (
        <ListNotice
          text={listing.error.message}
          retry={{ text: states.retry, onClick: listing.retry }}
          clear={
            isUnfilteredClassifiedList(filters)
              ? undefined
              : { text: t.clearAll, onClick: clearAll }
          }
        />
      )}
      {listing.state === 'loading' && (
        <Loading shapes={<CardSkeletons count={6} label={t.loading} />}>
          {listing.before && listing.before.total > 0 && <Cards page={listing.before} t={t} />}
        </Loading>
      )}
      {isBeyond && <CardSkeletons count={6} label={t.loading} />}
      {page && !isBeyond && page.total > 0 && <Cards page={page} t={t} />}
      {page?.total === 0 && <NoClassifieds filters={filters} onClear={clearAll} t={t} />}
      <ListPages
        {...{ filters, pages, getListHref }}
        isUnfiltered={isUnfilteredClassifiedList}
        go={goAndRead}
        t={paging}
      />
    </div>
  )
}

function wordsOf(
  name: ClassifiedFilterName,
  filters: ClassifiedFilters,
  choices: ClassifiedChoices,
  t: ClassifiedTexts,
): string {
  const price = (amount: string) => formatRupees(Number(amount))
  return {
    search: `“${filters.search}”`,
    categoryId: nameOfChoice(choices.categories, filters.categoryId),
    condition: nameOfChoice(choices.conditions, filters.condition),
    minPrice: t.priceFrom(price(filters.minPrice)),
    maxPrice: t.priceTo(price(filters.maxPrice)),
    city: filters.city,
    saved: t.saved,
  }[name]
}

function NoClassifieds({
  filters,
  onClear,
  t,
}: {
  filters: ClassifiedFilters
  onClear: () => void
  t: ClassifiedTexts
}) {
  const isWhole = isUnfilteredClassifiedList(filters)
  return (
    <EmptyState title={t.none} text={filters.saved ? t.noneSaved : isWhole ? t.beFirst : t.noneFit}>
      {isWhole && isRouteBuilt('postAd') && (
        <a className="button button-primary" href={ROUTES.postAd.path}>
          {t.postAd}
        </a>
      )}
      {!isWhole && (
        <Button look="primary" onClick={onClear}>
          {t.clearAll}
        </Button>
      )}
    </EmptyState>
  )
}

function Cards({ page, t }: { page: ClassifiedListPage; t: ClassifiedTexts }) {
  const minute = useMinute()
  const saved = useSavedClassifieds()
  return (
    <ul className="cards cards-ads">
      {page.ads.map((classified) => (
        <ClassifiedCard
          key={classified.id}
          classified={classified}
          minute={minute}
          isSaved={saved.has(classified.id)}
          t={t}
        />
      ))}
    </ul>
  )
}
