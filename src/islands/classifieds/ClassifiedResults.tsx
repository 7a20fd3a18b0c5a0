import { useEffect, type RefObject } from 'react'
import { isRouteBuilt, ROUTES } from '#config/routes.ts'
import type { ClassifiedListPage } from '#shared/view/classified-list.ts'
import {
  listActiveClassifiedFilters,
  changeClassifiedFilters,
  isUnfilteredClassifiedList,
  NO_CLASSIFIED_FILTERS,
  type ClassifiedFilterName,
  type ClassifiedFilters,
} from '#shared/view/classified-filters.ts'
import { CLASSIFIEDS_PER_PAGE } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { ChosenChip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { CardSkeletons } from '#views/businesses/CardSkeletons.tsx'
import { Loading } from '#ui/Loading.tsx'
import { useMinute } from '#islands/businesses/use-minute.ts'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import { ClassifiedToolbar } from './ClassifiedToolbar.tsx'
import { useSavedClassifieds } from './use-saved-classifieds.ts'
import type { ClassifiedTexts } from './texts.ts'
import type { ClassifiedFilterChoices } from './use-classified-choices.ts'
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
      <ClassifiedToolbar
        {...{ filters, choices, choose, heading, title, t }}
        closeText={states.close}
        total={page?.total ?? null}
        pageOf={pages > 1 ? paging.pageOf(filters.page, pages) : ''}
      >
        <Chosen filters={filters} choices={choices} onChange={goAndRead} t={t} />
      </ClassifiedToolbar>
      {listing.state === 'failed' && (
        <div className="notice notice-error items-center" role="alert">
          <p className="mr-auto">{listing.error.message}</p>
          <Button look="soft" onClick={listing.retry}>
            {states.retry}
          </Button>
          {!isUnfilteredClassifiedList(filters) && (
            <Button look="bare" onClick={clearAll}>
              {t.clearAll}
            </Button>
          )}
        </div>
      )}
      {listing.state === 'loading' && (
        <Loading shapes={<CardSkeletons count={6} label={t.loading} />}>
          {listing.before && listing.before.total > 0 && <Cards page={listing.before} t={t} />}
        </Loading>
      )}
      {isBeyond && <CardSkeletons count={6} label={t.loading} />}
      {page && !isBeyond && page.total > 0 && <Cards page={page} t={t} />}
      {page?.total === 0 && <NoClassifieds filters={filters} onClear={clearAll} t={t} />}
      <Pagination
        page={filters.page}
        pages={pages}
        hrefOf={(to) => getListHref({ ...filters, page: to })}
        onChoose={(to) => {
          const wanted = { ...filters, page: to }
          // The pages of the whole list are static: they need no API.
          if (isUnfilteredClassifiedList(wanted)) location.assign(getListHref(wanted))
          else goAndRead(wanted)
        }}
        t={paging}
      />
    </div>
  )
}

type ChosenProps = {
  filters: ClassifiedFilters
  choices: ClassifiedFilterChoices
  onChange: (filters: ClassifiedFilters) => void
  t: ClassifiedTexts
}

/** The active filters, each with a button that removes it. */
function Chosen({ filters, choices, onChange, t }: ChosenProps) {
  const names = listActiveClassifiedFilters(filters)
  if (names.length === 0) return null
  const words = (name: ClassifiedFilterName): string => {
    const named = (of: ClassifiedFilterChoices['cities'], value: string) =>
      of.find((choice) => choice.value === value)?.name ?? value
    const price = (amount: string) => formatRupees(Number(amount))
    return {
      search: `“${filters.search}”`,
      categoryId: named(choices.categories, filters.categoryId),
      condition: named(choices.conditions, filters.condition),
      minPrice: t.priceFrom(price(filters.minPrice)),
      maxPrice: t.priceTo(price(filters.maxPrice)),
      city: filters.city,
      saved: t.saved,
    }[name]
  }
  return (
    <div className="chosen chips">
      {names.map((name) => (
        <ChosenChip
          key={name}
          label={t.removeFilter(words(name))}
          onClick={() =>
            onChange(changeClassifiedFilters(filters, { [name]: NO_CLASSIFIED_FILTERS[name] }))
          }
        >
          {words(name)}
        </ChosenChip>
      ))}
      <Button look="bare" onClick={() => onChange(NO_CLASSIFIED_FILTERS)}>
        {t.clear}
      </Button>
    </div>
  )
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
