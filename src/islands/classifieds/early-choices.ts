import { adFiltersAt, NO_AD_FILTERS, type AdFilters } from '#shared/view/classified-filters.ts'

/** What the controls say that differs from nothing chosen: typed or chosen before React came. */
export function earlyChoices(root: HTMLElement): Partial<AdFilters> {
  const query = new URLSearchParams()
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name], select[name]',
  )) {
    const isOff =
      control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked
    if (!isOff && control.value) query.set(control.name, control.value)
  }
  const said = Object.entries(adFiltersAt(`?${query}`))
  return Object.fromEntries(
    said.filter(([name, value]) => value !== NO_AD_FILTERS[name as keyof AdFilters]),
  )
}
