import type { Business, BusinessSummary } from '#contract/businesses.ts'
import type { ManagedBusiness, OwnBusiness } from '#contract/businesses-writing.ts'
import { getRemovalDate } from '#shared/rules/business.ts'
import { toRupees } from '#shared/rules/money.ts'
import { presentPending } from './changes/present.ts'
import type { BusinessRow, ManagedRow, SummaryRow } from './columns.ts'
import { withPausedHours } from './paused.ts'

/** A row as the contract's summary; what else the row has is kept. */
export function presentSummary<Row extends SummaryRow>({
  hours,
  specialDays,
  pausedUntil,
  ratingSum,
  ratingCount,
  ...rest
}: Row) {
  return {
    ...rest,
    ...withPausedHours({ businessHours: hours, specialDays, pausedUntil }),
    city: rest.location.city,
    district: rest.location.district,
    state: rest.location.state,
    locationId: rest.location.id,
    categoryId: rest.category.id,
    averageRating: averageRating(ratingSum, ratingCount),
    totalReviews: ratingCount,
    createdAt: rest.createdAt.toISOString(),
    updatedAt: rest.updatedAt.toISOString(),
  } satisfies BusinessSummary
}

/** A row as the contract's whole business. */
export function presentBusiness({
  serviceRadiusKm,
  closedAt,
  movedTo: there,
  movedToAddress: address,
  ...row
}: BusinessRow): Business {
  return {
    ...presentSummary(row),
    imageTexts: textsOf(row),
    pausedUntil: row.pausedUntil,
    closedAt: closedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt.toISOString(),
    movedTo: address || there ? { address, business: there } : null,
    owner: row.ownerId === null ? null : { id: row.ownerId },
    serviceRadius: serviceRadiusKm,
    minimumOrder: toRupees(row.minimumOrder),
    deliveryFee: toRupees(row.deliveryFee),
  }
}

/** The texts of the images that are still there. */
const textsOf = ({ images, imageTexts }: Pick<BusinessRow, 'images' | 'imageTexts'>) =>
  Object.fromEntries(images.flatMap((path) => (imageTexts[path] ? [[path, imageTexts[path]]] : [])))

/** A row as its owner sees it. */
export function presentOwn({
  owner: _,
  waiting,
  ownerName,
  approvedAt,
  deletedAt,
  hiddenReason,
  sentAgainAt,
  ...row
}: ManagedRow): OwnBusiness {
  return {
    ...presentBusiness(row),
    businessHours: row.hours,
    specialDays: row.specialDays,
    deletedAt: deletedAt?.toISOString() ?? null,
    removedAt: deletedAt && getRemovalDate(deletedAt).toISOString(),
    ownerName,
    hiddenReason,
    sentAgainAt: sentAgainAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    waitingChange: waiting && presentPending(waiting),
  }
}

/** A row as administrators see it. */
export function presentManaged(row: ManagedRow): ManagedBusiness {
  return { ...presentOwn(row), owner: row.owner }
}

/** Rounded to two decimals; null if there are no reviews. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100
}
