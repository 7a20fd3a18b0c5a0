import { useRef } from 'react'
import { businessListPath } from '#config/routes.ts'
import { useSignalHydration } from '#islands/directives/use-signal-hydration.ts'
import { ListSearchForm } from '#islands/finder/ListSearchForm.tsx'
import { useTypedSearch } from '#islands/finder/use-typed-search.ts'
import type { InitialBusinessList } from '#shared/view/business-list.ts'
import { preloadApi } from '#stores/lazy-api.ts'
import { FeaturedStrip } from './FeaturedStrip.tsx'
import { FilterFields } from './FilterFields.tsx'
import { QuickStats } from './QuickStats.tsx'
import { BusinessResults } from './BusinessResults.tsx'
import { useBusinessList } from './use-business-list.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

type Props = {
  /** The page of the list that the static page shows. */
  start: InitialBusinessList
}

/* The attributes by which the page's scripts find the box. */
const BOX = { id: 'search', 'data-suggest': '' }

/**
 * The business list: search, filters, cards and pages. The address bar is its only store. Rendered
 * into the static page it shows that page's businesses; `client:interaction` wakes it.
 */
export default function BusinessList({ start }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useBusinessList(start)
  const { filters, choices, choose } = list
  const t = list.messages.businesses
  const { box, submit } = useTypedSearch(filters.search, (search, step) => choose({ search }, step))

  useInputBeforeHydration(root, filters, list.address, list.go)
  useSignalHydration(root)

  return (
    <div ref={root} className="wrap" onPointerDown={preloadApi} onFocus={preloadApi}>
      <ListSearchForm
        className="mt-5"
        action={businessListPath()}
        autoComplete="off"
        onSubmit={(event) => {
          submit(event)
          heading.current?.focus()
        }}
        words={{ ...box, ...BOX, label: t.what, placeholder: t.whatPlaceholder }}
        choice={{
          icon: 'pin',
          label: t.where,
          name: 'location',
          value: filters.location,
          choices: choices.towns,
          onChange: ({ target }) => choose({ location: target.value }),
        }}
        button={t.search}
      >
        <noscript>
          <input type="hidden" name="noscript" value="1" />
        </noscript>
      </ListSearchForm>
      <QuickStats start={start} t={t} />
      <div className="columns list-columns" id="results">
        <aside className="filters filters-side needs-script" aria-label={t.filters}>
          <h2>{t.filters}</h2>
          <FilterFields {...{ filters, choices, choose, t }} named />
        </aside>
        <div>
          <FeaturedStrip start={start} filters={filters} t={t} />
          <BusinessResults list={list} heading={heading} />
        </div>
      </div>
    </div>
  )
}
