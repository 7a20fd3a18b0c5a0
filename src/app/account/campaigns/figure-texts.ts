import type { AdFigures } from '#contract/ad-figures.ts'
import { formatRupees } from '#shared/rules/money.ts'

export const formatCtr = ({ ctr }: AdFigures): string => `${ctr.toFixed(2)}%`

/** What a charged click cost; a dash without one. */
export const formatAverageCost = ({ averageCost }: AdFigures): string =>
  averageCost === null ? '–' : formatRupees(averageCost)
