import {
  listActiveFilters,
  clearFilters,
  withoutFilter,
  type BusinessFilters,
  type FilterName,
} from '#shared/view/business-filters.ts'
import { Button } from '#ui/Button.tsx'
import { ChosenChip } from '#ui/Chip.tsx'
import type { ListTexts } from './texts.ts'
import type { FilterChoices } from './use-filter-choices.ts'

type Props = {
  filters: BusinessFilters
  choices: FilterChoices
  go: (filters: BusinessFilters) => void
  t: ListTexts
}

/** The active filters, each with a button that removes it. */
export function ChosenFilters({ filters, choices, go, t }: Props) {
  const names = listActiveFilters(filters)
  if (names.length === 0) return null
  return (
    <div className="chosen chips">
      {names.map((name) => (
        <ChosenChip
          key={name}
          label={t.removeFilter(wordsOf(name, filters, choices, t))}
          onClick={() => go(withoutFilter(filters, name))}
        >
          {wordsOf(name, filters, choices, t)}
        </ChosenChip>
      ))}
      <Button look="bare" onClick={() => go(clearFilters(filters))}>
        {t.clear}
      </Button>
    </div>
  )
}

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
      return nameOf(choices.categories, filters.category)
    case 'location':
      return nameOf(choices.towns, filters.location)
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

const nameOf = (choices: FilterChoices['towns'], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.name ?? chosen
