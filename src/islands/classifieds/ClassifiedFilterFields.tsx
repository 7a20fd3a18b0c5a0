import {
  listActiveClassifiedFilters,
  NO_CLASSIFIED_FILTERS,
  normaliseRupees,
  type ClassifiedFilters,
} from '#shared/view/classified-filters.ts'
import type { ClassifiedCondition } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { ApplyClassifiedFilters } from './apply-filters.ts'
import type { ClassifiedTexts } from './texts.ts'
import type { ClassifiedFilterChoices } from './use-classified-choices.ts'

type Props = {
  filters: ClassifiedFilters
  choices: ClassifiedFilterChoices
  choose: ApplyClassifiedFilters
  t: ClassifiedTexts
  /**
   * In the static page the controls have names, so that choices made before React comes can be
   * read.
   */
  named?: boolean
}

/**
 * The filters of the list of ads, in the side column or in the sheet. Every choice applies at once.
 */
export function ClassifiedFilterFields({ filters, choices, choose, t, named = false }: Props) {
  const name = (own: keyof ClassifiedFilters) => (named ? own : undefined)
  return (
    <>
      <Select
        label={t.category}
        choices={choices.categories}
        name={name('categoryId')}
        value={filters.categoryId}
        autoComplete="off"
        onChange={({ target }) => choose({ categoryId: target.value })}
      />
      <Select
        label={t.condition}
        choices={choices.conditions}
        name={name('condition')}
        value={filters.condition}
        autoComplete="off"
        onChange={({ target }) => choose({ condition: target.value as ClassifiedCondition | '' })}
      />
      <fieldset className="ad-prices">
        <legend className="field-label">{t.price}</legend>
        {(['minPrice', 'maxPrice'] as const).map((bound) => (
          <TextInput
            // A new element when the price in the address changes, so that both the address and
            // typing can set it.
            key={bound + filters[bound]}
            label={t[bound]}
            name={name(bound)}
            defaultValue={filters[bound]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            className="input num"
            onBlur={({ target }) =>
              normaliseRupees(target.value) !== filters[bound] &&
              choose({ [bound]: normaliseRupees(target.value) })
            }
            onKeyDown={({ key, currentTarget }) =>
              key === 'Enter' && choose({ [bound]: normaliseRupees(currentTarget.value) })
            }
          />
        ))}
      </fieldset>
      <div className="pt-3">
        <Checkbox
          label={t.saved}
          name={name('saved')}
          value="true"
          checked={filters.saved}
          autoComplete="off"
          onChange={({ target }) => choose({ saved: target.checked })}
        />
      </div>
      <Button
        look="bare"
        className="w-full"
        aria-disabled={listActiveClassifiedFilters(filters).length === 0}
        onClick={() => choose(NO_CLASSIFIED_FILTERS)}
      >
        {t.clear}
      </Button>
    </>
  )
}
