import type { InitialClassifiedList, ClassifiedListPage } from '#shared/view/classified-list.ts'
import type { ClassifiedFilters } from '#shared/view/classified-filters.ts'
import { CLASSIFIED_CONDITIONS } from '#shared/rules/classifieds.ts'
import { offerChoices, toFilterChoice, type FilterChoice } from '#islands/finder/filter-choices.ts'
import type { ClassifiedTexts } from './texts.ts'

export type ClassifiedChoices = Record<'categories' | 'conditions' | 'cities', FilterChoice[]>

/**
 * The lists of the filters, with the counts of the last answer; the first choice of each means no
 * filter.
 */
export function useClassifiedChoices(
  filters: ClassifiedFilters,
  last: ClassifiedListPage,
  start: InitialClassifiedList,
  t: ClassifiedTexts,
): ClassifiedChoices {
  const countOf = new Map(last.categories.map(({ id, count }) => [id, count]))
  const categories = start.categories.map(({ id, slug, name }) => {
    // Older or shared links may name a category by its slug.
    const value = filters.categoryId === slug ? slug : String(id)
    return toFilterChoice(value, name, countOf.get(id))
  })
  return {
    categories: offerChoices(t.allCategories, filters.categoryId, categories),
    conditions: offerChoices(
      t.anyCondition,
      filters.condition,
      CLASSIFIED_CONDITIONS.map((value) => toFilterChoice(value, t.conditions[value])),
    ),
    cities: offerChoices(
      t.allPlaces,
      filters.city,
      last.cities.map(({ city, count }) => toFilterChoice(city, city, count)),
    ),
  }
}
