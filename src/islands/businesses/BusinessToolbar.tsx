import type { RefObject } from 'react'
import type { ApplyFilters } from '#islands/finder/apply-filters.ts'
import { ListToolbar } from '#islands/finder/ListToolbar.tsx'
import { SortSelect } from '#islands/finder/SortSelect.tsx'
import {
  listActiveFilters,
  LIST_SORTS,
  LIST_VIEWS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterFields } from './FilterFields.tsx'
import type { ListTexts } from './texts.ts'
import type { FilterChoices } from './use-filter-choices.ts'

type Props = {
  filters: BusinessFilters
  choices: FilterChoices
  choose: ApplyFilters<BusinessFilters>
  go: (filters: BusinessFilters) => void
  t: ListTexts
  close: string
  total: number | null
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  pageOf: string
}

/** The bar above the cards, with order and view. */
export function BusinessToolbar({ filters, choices, choose, go, t, close, ...bar }: Props) {
  // The default order is by name, or by relevance in a search.
  const standard = filters.search ? 'relevance' : 'name'
  const sorts = LIST_SORTS.filter(
    (sort) => sort !== standard && (sort !== 'nearest' || filters.near),
  )
  return (
    <ListToolbar
      {...bar}
      active={listActiveFilters(filters)}
      fields={<FilterFields {...{ filters, choices, choose, t }} />}
      t={{ ...t, close, loading: t.searching }}
    >
      {filters.view !== 'map' && (
        <SortSelect
          label={t.sort}
          sorts={[
            { value: '', text: t.sorts[standard] },
            ...sorts.map((value) => ({ value, text: t.sorts[value] })),
          ]}
          value={filters.sort === standard ? '' : filters.sort}
          onChange={(sort) => choose({ sort })}
        />
      )}
      <div className="segments needs-script" role="group" aria-label={t.view}>
        {LIST_VIEWS.map((view) => (
          <IconButton
            key={view}
            icon={view}
            label={t[view]}
            pressed={filters.view === view}
            onClick={() => choose({ view }, 'replace')}
          />
        ))}
      </div>
      <ChosenFilters {...{ filters, choices, go, t }} />
    </ListToolbar>
  )
}
