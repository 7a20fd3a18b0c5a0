import { useMemo, useRef, useState } from 'react'
import { listPath } from '#config/routes.ts'
import { listIslandMessages } from '#i18n/list-island.ts'
import { useAwake } from '#islands/directives/awake.ts'
import { changeFilters, type BusinessFilters } from '#shared/view/business-filters.ts'
import { withSlugs, type ListStart } from '#shared/view/business-list.ts'
import { addressOfList, filtersAt } from '#shared/view/list-address.ts'
import { PAGE_SIZE, staticPages } from '#shared/view/paging.ts'
import { prepareCall } from '#stores/late-api.ts'
import { currentAddress, setAddress, useAddress, type Step } from '#islands/navigation/address.ts'
import { FeaturedStrip } from './FeaturedStrip.tsx'
import { FilterFields } from './FilterFields.tsx'
import { QuickStats } from './QuickStats.tsx'
import { Results } from './Results.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useFilterChoices } from './use-filter-choices.ts'
import { useListing } from './use-listing.ts'
import type { Choose } from './choose.ts'
import { useTakeOver } from './use-take-over.ts'

type Props = {
  /** The page of the list that the static page shows. */
  start: ListStart
  locale?: string | undefined
}

/**
 * The business list: search, filters, cards and pages. The address bar is its only store. Rendered
 * into the static page it shows that page's businesses; `client:needed` wakes it.
 */
export default function BusinessList({ start, locale }: Props) {
  const messages = listIslandMessages(locale)
  const t = messages.businesses
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = useAddress(listPath(start.page))
  const filters = useMemo(() => withSlugs(filtersAt(address), start), [address, start])
  const { listing, last } = useListing(filters, start)
  const choices = useFilterChoices(filters, last, start, t)

  const addressOf = (wanted: BusinessFilters) =>
    addressOfList(wanted, listPath(), staticPages(start.total, PAGE_SIZE))
  const go = (wanted: BusinessFilters, step: Step = 'push') => setAddress(addressOf(wanted), step)
  const [asksMap, setAsksMap] = useState(false)
  const choose: Choose = (change, step) => {
    if (change.view === 'map') setAsksMap(true)
    // From the address as it is now: a pause in typing may end after another choice.
    const now = withSlugs(filtersAt(currentAddress()), start)
    const isNew = Object.entries(change).some(
      ([name, value]) => now[name as keyof BusinessFilters] !== value,
    )
    if (isNew) go(changeFilters(now, change), step)
  }

  useTakeOver(root, filters, address, go)
  useAwake(root)

  const fields = { filters, choices, choose, t }
  return (
    <div ref={root} className="wrap" onPointerDown={prepareCall} onFocus={prepareCall}>
      <SearchBox {...fields} onSubmit={() => heading.current?.focus()} />
      <QuickStats start={start} t={t} />
      <div className="columns list-columns" id="results">
        <aside className="filters filters-side needs-script" aria-label={t.filters}>
          <h2>{t.filters}</h2>
          <FilterFields {...fields} named />
        </aside>
        <div>
          <FeaturedStrip start={start} filters={filters} t={t} />
          <Results
            {...{
              filters,
              choices,
              choose,
              listing,
              start,
              heading,
              messages,
              locale,
              go,
              addressOf,
              asksMap,
            }}
          />
        </div>
      </div>
    </div>
  )
}
