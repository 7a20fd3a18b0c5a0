import type { HistoryStep } from '#islands/navigation/current-path.ts'
import type { ClassifiedFilters } from '#shared/view/classified-filters.ts'

/** Applies a choice of the visitor; `replace` adds no step to the history. */
export type ApplyClassifiedFilters = (
  change: Partial<ClassifiedFilters>,
  step?: HistoryStep,
) => void
