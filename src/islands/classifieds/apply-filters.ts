import type { HistoryStep } from '#islands/navigation/current-path.ts'
import type { AdFilters } from '#shared/view/classified-filters.ts'

/** Applies a choice of the visitor; `replace` adds no step to the history. */
export type ApplyAdFilters = (change: Partial<AdFilters>, step?: HistoryStep) => void
