import type { Classified, ClassifiedSummary } from '#contract/classifieds.ts'
import { pickColumns } from '#server/kit/db/pick-columns.ts'
import { getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { toRupees } from '#shared/rules/money.ts'
import type { ClassifiedRow, SummaryRow } from './columns.ts'

/** A row as lists answer it. */
export function serialiseSummary(row: SummaryRow, now: Date): ClassifiedSummary {
  const { id, slug, title, price, priceType, condition, city, state, category, images, viewCount } =
    row
  return {
    ...{ id, slug, title, priceType, condition, city, state },
    price: priceType === 'on_request' ? null : toRupees(price),
    formerPrice: toRupees(row.formerPrice),
    ...{ category, categoryId: category.id, featuredImage: images[0] ?? null, viewCount },
    status: getClassifiedStatusAt(row, now),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Columns of an ad's page that everyone sees. */
const PUBLIC = [
  'description',
  'brand',
  'model',
  'year',
  'pincode',
  'images',
  'video',
  'contactName',
  'showPhone',
  'showEmail',
  'version',
] as const

/**
 * The reader of the answer. Everyone sees the contact details that the seller allows while the ad
 * is active: who has sold is called no more. The seller and administrators (`insider`) see all of
 * them.
 */
type Reader = 'everyone' | 'insider'

/** A row as the page of the ad answers it. */
export function serialiseClassified(
  row: ClassifiedRow,
  now: Date,
  reader: Reader = 'everyone',
): Classified {
  const isInsider = reader === 'insider'
  const summary = serialiseSummary(row, now)
  const isActive = summary.status === 'active'
  return {
    ...summary,
    ...pickColumns(row, PUBLIC),
    address: isInsider ? row.address : null,
    contactPhone: isInsider || (isActive && row.showPhone) ? row.contactPhone : null,
    contactEmail: isInsider || (isActive && row.showEmail) ? row.contactEmail : null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    soldAt: row.soldAt?.toISOString() ?? null,
    rejectReason: isInsider ? row.rejectReason : null,
  }
}
