import type { Step } from '#islands/navigation/address.ts'
import type { AdFilters } from '#shared/view/classified-filters.ts'

/**
 * What a part of the list does with a choice of the visitor; `replace` keeps it out of the history.
 */
export type Choose = (change: Partial<AdFilters>, step?: Step) => void
