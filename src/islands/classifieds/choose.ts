import type { Step } from '#islands/navigation/address.ts'
import type { AdFilters } from '#shared/view/classified-filters.ts'

/** Applies a choice of the visitor; `replace` adds no step to the history. */
export type Choose = (change: Partial<AdFilters>, step?: Step) => void
