import type { Step } from '#islands/navigation/address.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'

/**
 * What a part of the list does with a choice of the visitor; `replace` keeps it out of the history.
 */
export type Choose = (change: Partial<BusinessFilters>, step?: Step) => void
