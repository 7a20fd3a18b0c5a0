const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

/** Whole stars to draw for an average: 0 to 5, rounded down. */
export function roundDownStars(average: number): number {
  return Math.min(5, Math.max(0, Math.floor(average)))
}

/** `4.3` */
export function formatOneDecimal(average: number): string {
  return average.toFixed(1)
}

/**
 * Rows from 5 stars down to 1; `percent` is the length of the bar, the most frequent rating filling
 * it.
 */
export function getRatingDistribution(
  counts: Partial<Record<Stars, number>>,
): { stars: Stars; count: number; percent: number }[] {
  const largest = Math.max(...STARS.map((stars) => counts[stars] ?? 0))
  return STARS.map((stars) => {
    const count = counts[stars] ?? 0
    return { stars, count, percent: largest > 0 ? Math.round((count / largest) * 100) : 0 }
  })
}
