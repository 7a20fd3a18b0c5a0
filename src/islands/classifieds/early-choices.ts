import { formToQuery } from '#islands/finder/form-to-query.ts'
import {
  parseClassifiedFilters,
  NO_CLASSIFIED_FILTERS,
  type ClassifiedFilters,
} from '#shared/view/classified-filters.ts'

/** The values of the controls that were typed or chosen before React came. */
export function readChoicesBeforeHydration(root: HTMLElement): Partial<ClassifiedFilters> {
  const said = Object.entries(parseClassifiedFilters(formToQuery(root)))
  return Object.fromEntries(
    said.filter(
      ([name, value]) => value !== NO_CLASSIFIED_FILTERS[name as keyof ClassifiedFilters],
    ),
  )
}
