import { useState, type ReactNode, type RefObject } from 'react'
import {
  listActiveClassifiedFilters,
  type ClassifiedFilters,
  type ClassifiedSort,
} from '#shared/view/classified-filters.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ClassifiedFilterFields } from './ClassifiedFilterFields.tsx'
import type { ApplyClassifiedFilters } from './apply-filters.ts'
import type { ClassifiedTexts } from './texts.ts'
import type { ClassifiedFilterChoices } from './use-classified-choices.ts'

type Props = {
  filters: ClassifiedFilters
  choices: ClassifiedFilterChoices
  choose: ApplyClassifiedFilters
  heading: RefObject<HTMLHeadingElement | null>
  /** The text of the heading. */
  title: string
  pageOf: string
  closeText: string
  /** The number of ads; null while it is loading or could not be read. */
  total: number | null
  t: ClassifiedTexts
  /** The active filters. */
  children: ReactNode
}

/** The bar above the cards: number, filters (a sheet on a phone), order. */
export function ClassifiedToolbar({
  filters,
  choices,
  choose,
  heading,
  title,
  pageOf,
  closeText,
  total,
  t,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = listActiveClassifiedFilters(filters).filter((name) => name !== 'search').length
  return (
    <div className="toolbar toolbar-plain num">
      <div className="toolbar-count" role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="mute">{pageOf}</p>
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
      <select
        className="input needs-script"
        name="sort"
        aria-label={t.sort}
        autoComplete="off"
        value={filters.sort}
        onChange={({ target }) => choose({ sort: target.value as ClassifiedSort | '' })}
      >
        <option value="">{t.sorts.recent}</option>
        <option value="price-low">{t.sorts['price-low']}</option>
        <option value="price-high">{t.sorts['price-high']}</option>
      </select>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.filters}
        closeLabel={closeText}
        look="sheet"
      >
        <div className="filters">
          <ClassifiedFilterFields filters={filters} choices={choices} choose={choose} t={t} />
        </div>
        <div className="sheet-foot">
          <Button look="primary" className="w-full" onClick={() => setOpen(false)}>
            {total === null ? t.loading : t.showResults(total, formatCount(total))}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
