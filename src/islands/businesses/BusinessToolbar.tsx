import { useState, type RefObject } from 'react'
import {
  listActiveFilters,
  LIST_SORTS,
  LIST_VIEWS,
  type BusinessFilters,
  type ListSort,
} from '#shared/view/business-filters.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { ApplyBusinessFilters } from './apply-filters.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterFields } from './FilterFields.tsx'
import type { ListTexts } from './texts.ts'
import type { FilterChoices } from './use-filter-choices.ts'

type Props = {
  filters: BusinessFilters
  choices: FilterChoices
  choose: ApplyBusinessFilters
  go: (filters: BusinessFilters) => void
  t: ListTexts
  closeText: string
  /** The number of results; null while it is loading or could not be read. */
  total: number | null
  heading: RefObject<HTMLHeadingElement | null>
  /** The text of the heading. */
  title: string
  pageOf: string
}

/** The bar above the cards: number, filters (a sheet on a phone), order, view, active filters. */
export function BusinessToolbar({
  filters,
  choices,
  choose,
  go,
  t,
  closeText,
  total,
  heading,
  title,
  pageOf,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = listActiveFilters(filters).filter((name) => name !== 'search').length
  return (
    <div className="toolbar num">
      <div className="toolbar-count" role="status">
        {/* prefetched-list.ts may have put the words here before React comes. */}
        <h2 ref={heading} tabIndex={-1} suppressHydrationWarning>
          {title}
        </h2>
        <p className="mute" suppressHydrationWarning>
          {pageOf}
        </p>
      </div>
      <Button
        look="soft"
        icon="filter"
        className="filters-open needs-script"
        onClick={() => setOpen(true)}
      >
        <span className="filters-word">{t.filters}</span>
        {chosen > 0 && <b className="num">{chosen}</b>}
      </Button>
      {filters.view !== 'map' && <SortSelect filters={filters} choose={choose} t={t} />}
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
      <ChosenFilters filters={filters} choices={choices} go={go} t={t} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.filters}
        closeLabel={closeText}
        look="sheet"
      >
        <div className="filters">
          <FilterFields filters={filters} choices={choices} choose={choose} t={t} />
        </div>
        <div className="sheet-foot">
          <Button look="primary" className="w-full" onClick={() => setOpen(false)}>
            {total === null ? t.searching : t.showResults(total, formatCount(total))}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** The order. The default is by name, or by relevance in a search. */
function SortSelect({ filters, choose, t }: Pick<Props, 'filters' | 'choose' | 't'>) {
  const standard = filters.search ? 'relevance' : 'name'
  const sorts = LIST_SORTS.filter(
    (sort) => sort !== standard && (sort !== 'nearest' || filters.near),
  )
  return (
    <select
      className="input needs-script"
      name="sort"
      aria-label={t.sort}
      autoComplete="off"
      value={filters.sort === standard ? '' : filters.sort}
      onChange={({ target }) => choose({ sort: target.value as ListSort | '' })}
    >
      <option value="">{t.sorts[standard]}</option>
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t.sorts[sort]}
        </option>
      ))}
    </select>
  )
}
