import type { Business, BusinessSummary } from '#contract/businesses.ts'
import type { BusinessRow, SummaryRow } from './columns.ts'

/** A row as the contract's summary. */
export function presentSummary(row: SummaryRow): BusinessSummary {
  const { hours, ratingSum, ratingCount, ...rest } = row
  return {
    ...rest,
    city: row.location.city,
    district: row.location.district,
    state: row.location.state,
    locationId: row.location.id,
    categoryId: row.category.id,
    businessHours: hours,
    averageRating: averageOf(ratingSum, ratingCount),
    totalReviews: ratingCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A row as the contract's whole business. */
export function presentBusiness(row: BusinessRow): Business {
  const { serviceRadiusKm, ...rest } = row
  return {
    ...rest,
    ...presentSummary(row),
    owner: row.ownerId === null ? null : { id: row.ownerId },
    serviceRadius: serviceRadiusKm,
  }
}

/** To two decimals, as much as anyone shows; null when there is no review. */
export function averageOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100
}
