import type { HistoryStep } from '#islands/navigation/current-path.ts'

/** Applies a choice of the visitor; `replace` adds no step to the history. */
export type ApplyFilters<Filters> = (change: Partial<Filters>, step?: HistoryStep) => void
