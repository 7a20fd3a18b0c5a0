import type { Business, BusinessSummary } from '#contract/businesses.ts'
import type { ManagedBusiness, OwnBusiness } from '#contract/businesses-writing.ts'
import { getPermanentDeletionDate } from '#shared/rules/business.ts'
import { toRupees } from '#shared/rules/money.ts'
import { serialisePendingChange } from './changes/serialise.ts'
import type { BusinessRow, ManagedRow, SummaryRow } from './columns.ts'
import { withPausedHours } from './paused.ts'

/** A row as the contract's summary; what else the row has is kept. */
export function serialiseSummary<Row extends SummaryRow>({
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
export function serialiseBusiness({
  serviceRadiusKm,
  closedAt,
  movedTo: there,
  movedToAddress: address,
  confirmations,
  toldFacts,
  ...row
}: BusinessRow): Business {
  return {
    ...serialiseSummary(row),
    // Most have none: they are left out, which pages of many listings feel.
    ...(hasAny(confirmations) && { confirmations }),
    ...(hasAny(toldFacts) && { toldFacts }),
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

const hasAny = (values: object): boolean => Object.keys(values).length > 0

/** The texts of the images that are still there. */
const textsOf = ({ images, imageTexts }: Pick<BusinessRow, 'images' | 'imageTexts'>) =>
  Object.fromEntries(images.flatMap((path) => (imageTexts[path] ? [[path, imageTexts[path]]] : [])))

/** A row as its owner sees it. */
export function serialiseOwn({
  owner: _,
  waiting,
  ownerName,
  approvedAt,
  deletedAt,
  hiddenReason,
  hiddenAt,
  sentAgainAt,
  ...row
}: ManagedRow): OwnBusiness {
  return {
    ...serialiseBusiness(row),
    businessHours: row.hours,
    specialDays: row.specialDays,
    deletedAt: deletedAt?.toISOString() ?? null,
    removedAt: deletedAt && getPermanentDeletionDate(deletedAt).toISOString(),
    ownerName,
    hiddenReason,
    hiddenAt: hiddenAt?.toISOString() ?? null,
    sentAgainAt: sentAgainAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    waitingChange: waiting && serialisePendingChange(waiting),
  }
}

/** A row as administrators see it. */
export function serialiseManaged(row: ManagedRow): ManagedBusiness {
  return { ...serialiseOwn(row), owner: row.owner }
}

/** Rounded to two decimals; null if there are no reviews. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100
}
