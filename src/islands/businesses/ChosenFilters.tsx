import { ActiveFilters } from '#islands/finder/ActiveFilters.tsx'
import { nameOfChoice } from '#islands/finder/filter-choices.ts'
import {
  listActiveFilters,
  clearFilters,
  withoutFilter,
  type BusinessFilters,
  type FilterName,
} from '#shared/view/business-filters.ts'
import type { ListTexts } from './texts.ts'
import type { FilterChoices } from './use-filter-choices.ts'

type Props = {
  filters: BusinessFilters
  choices: FilterChoices
  go: (filters: BusinessFilters) => void
  t: ListTexts
}

/** The active filters, each with a button that removes it. */
export const ChosenFilters = ({ filters, choices, go, t }: Props) => (
  <ActiveFilters
    names={listActiveFilters(filters)}
    wordsOf={(name) => wordsOf(name, filters, choices, t)}
    onRemove={(name) => go(withoutFilter(filters, name))}
    onClear={() => go(clearFilters(filters))}
    t={t}
  />
)

function wordsOf(
  name: FilterName,
  filters: BusinessFilters,
  choices: FilterChoices,
  t: ListTexts,
): string {
  switch (name) {
    case 'search':
      return `“${filters.search}”`
    case 'category':
      return nameOfChoice(choices.categories, filters.category)
    case 'location':
      return nameOfChoice(choices.towns, filters.location)
    case 'state':
    case 'district':
    case 'city':
      return filters[name]
    case 'exact':
      return t.exactWords
    case 'near':
      return t.nearMe
    default:
      return t[name]
  }
}
