import type { HistoryStep } from '#islands/navigation/current-path.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'

/** Applies a choice of the visitor; `replace` adds no step to the history. */
export type ApplyBusinessFilters = (change: Partial<BusinessFilters>, step?: HistoryStep) => void
