import {
  listActiveFilters,
  clearFilters,
  FLAGS,
  NO_FILTERS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import type { ApplyBusinessFilters } from './apply-filters.ts'
import { NearMe } from './NearMe.tsx'
import type { ListTexts } from './texts.ts'
import { hasChoices, type FilterChoices } from './use-filter-choices.ts'

const textOf = (count: number | undefined) => (count === undefined ? count : formatCount(count))

/** The others are chosen elsewhere. */
const CHECKBOXES = FLAGS.filter((name) => name !== 'featured' && name !== 'exact')

type Props = {
  filters: BusinessFilters
  choices: FilterChoices
  choose: ApplyBusinessFilters
  t: ListTexts
  /**
   * In the static page the controls have names, so that choices made before React comes can be
   * read.
   */
  named?: boolean
}

/** The filters of the list, in the side column or in the sheet. Every choice applies at once. */
export function FilterFields({ filters, choices, choose, t, named = false }: Props) {
  const select = (name: 'category' | 'state' | 'district' | 'location') => ({
    name: named ? name : undefined,
    value: filters[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLSelectElement }) => choose({ [name]: target.value }),
  })
  const tick = (name: (typeof CHECKBOXES)[number]) => ({
    name: named ? name : undefined,
    value: 'true',
    checked: filters[name],
    count: textOf(choices.ticks[name]),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => choose({ [name]: target.checked }),
  })
  return (
    <>
      <NearMe filters={filters} choose={choose} t={t} />
      <Select label={t.category} choices={choices.categories} {...select('category')} />
      {hasChoices(choices.states, filters.state) && (
        <Select label={t.state} choices={choices.states} {...select('state')} />
      )}
      {choices.hasDistricts && (
        <Select
          label={t.district}
          choices={choices.districts}
          disabled={!choices.inState}
          {...select('district')}
        />
      )}
      <Select label={t.city} choices={choices.towns} {...select('location')} />
      <div className="pt-3">
        {CHECKBOXES.map((name) => (
          <Checkbox
            key={name}
            label={t[name === 'verified' ? 'verifiedOnly' : name]}
            {...tick(name)}
          />
        ))}
      </div>
      <Button
        look="bare"
        className="w-full"
        aria-disabled={listActiveFilters(filters).length === 0}
        onClick={() => choose({ ...NO_FILTERS, view: clearFilters(filters).view })}
      >
        {t.clear}
      </Button>
    </>
  )
}
