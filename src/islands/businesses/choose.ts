import type { Step } from '#islands/navigation/address.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'

/** Applies a choice of the visitor; `replace` adds no step to the history. */
export type Choose = (change: Partial<BusinessFilters>, step?: Step) => void
