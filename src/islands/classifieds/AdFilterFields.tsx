import {
  listActiveAdFilters,
  NO_AD_FILTERS,
  parseRupees,
  type AdFilters,
} from '#shared/view/classified-filters.ts'
import type { AdCondition } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { ApplyAdFilters } from './apply-filters.ts'
import type { AdTexts } from './texts.ts'
import type { AdChoices } from './use-ad-choices.ts'

type Props = {
  filters: AdFilters
  choices: AdChoices
  choose: ApplyAdFilters
  t: AdTexts
  /**
   * In the static page the controls have names, so that choices made before React comes can be
   * read.
   */
  named?: boolean
}

/**
 * The filters of the list of ads, in the side column or in the sheet. Every choice applies at once.
 */
export function AdFilterFields({ filters, choices, choose, t, named = false }: Props) {
  const name = (own: keyof AdFilters) => (named ? own : undefined)
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
        onChange={({ target }) => choose({ condition: target.value as AdCondition | '' })}
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
              parseRupees(target.value) !== filters[bound] &&
              choose({ [bound]: parseRupees(target.value) })
            }
            onKeyDown={({ key, currentTarget }) =>
              key === 'Enter' && choose({ [bound]: parseRupees(currentTarget.value) })
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
        aria-disabled={listActiveAdFilters(filters).length === 0}
        onClick={() => choose(NO_AD_FILTERS)}
      >
        {t.clear}
      </Button>
    </>
  )
}
