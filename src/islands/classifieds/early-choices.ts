import { formToQuery } from '#islands/finder/form-to-query.ts'
import { parseAdFilters, NO_AD_FILTERS, type AdFilters } from '#shared/view/classified-filters.ts'

/** The values of the controls that were typed or chosen before React came. */
export function readEarlyChoices(root: HTMLElement): Partial<AdFilters> {
  const said = Object.entries(parseAdFilters(formToQuery(root)))
  return Object.fromEntries(
    said.filter(([name, value]) => value !== NO_AD_FILTERS[name as keyof AdFilters]),
  )
}
