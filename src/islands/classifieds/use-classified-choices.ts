import type { InitialClassifiedList, ClassifiedListPage } from '#shared/view/classified-list.ts'
import type { ClassifiedFilters } from '#shared/view/classified-filters.ts'
import { CLASSIFIED_CONDITIONS } from '#shared/rules/classifieds.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { SelectOption } from '#ui/Select.tsx'
import type { ClassifiedTexts } from './texts.ts'

/**
 * An entry of a filter's list: its name, and as `text` the name with the number of ads it would
 * leave.
 */
export interface ClassifiedChoice extends SelectOption {
  name: string
}
export type ClassifiedFilterChoices = Record<
  'categories' | 'conditions' | 'cities',
  ClassifiedChoice[]
>

/**
 * The lists of the filters, with the counts of the last answer; the first choice of each means no
 * filter.
 */
export function useClassifiedChoices(
  filters: ClassifiedFilters,
  last: ClassifiedListPage,
  start: InitialClassifiedList,
  t: ClassifiedTexts,
): ClassifiedFilterChoices {
  const countOf = new Map(last.categories.map(({ id, count }) => [id, count]))
  const categories = start.categories.map(({ id, slug, name }) => {
    // Older or shared links may name a category by its slug.
    const value = filters.categoryId === slug ? slug : String(id)
    return choice(value, name, countOf.get(id))
  })
  return {
    categories: offer(t.allCategories, filters.categoryId, categories),
    conditions: offer(
      t.anyCondition,
      filters.condition,
      CLASSIFIED_CONDITIONS.map((value) => choice(value, t.conditions[value])),
    ),
    cities: offer(
      t.allPlaces,
      filters.city,
      last.cities.map(({ city, count }) => choice(city, city, count)),
    ),
  }
}

const choice = (value: string, name: string, count = 0): ClassifiedChoice => ({
  value,
  name,
  text: count > 0 ? `${name} (${formatCount(count)})` : name,
})

/**
 * The choice of no filter, the offered choices, and the active one even if it is not offered, since
 * it may come from the address.
 */
function offer(none: string, chosen: string, offered: ClassifiedChoice[]): ClassifiedChoice[] {
  const isMissing = chosen !== '' && !offered.some(({ value }) => value === chosen)
  return [choice('', none), ...offered, ...(isMissing ? [choice(chosen, chosen)] : [])]
}
