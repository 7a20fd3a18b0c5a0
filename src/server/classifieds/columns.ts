import { eq, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  classifieds as a,
  classifiedCategories as c,
  viewCounts,
} from '#server/kit/db/tables/index.ts'

/** How often an ad's page was opened, over all days. */
const viewCount = sql<number>`coalesce((select sum(views)::bigint from ${viewCounts}
  where noun = 'classified' and record_id = ${a.id}), 0)`

const summary = {
  id: a.id,
  slug: a.slug,
  title: a.title,
  price: a.price,
  priceType: a.priceType,
  formerPrice: a.formerPrice,
  condition: a.condition,
  city: a.city,
  state: a.state,
  category: {
    id: c.id,
    name: c.name,
    nameHi: c.nameHi,
    slug: c.slug,
    icon: c.icon,
    color: c.color,
  },
  images: a.images,
  status: a.status,
  expiresAt: a.expiresAt,
  viewCount,
  createdAt: a.createdAt,
  updatedAt: a.updatedAt,
}

const whole = {
  ...summary,
  accountId: a.accountId,
  description: a.description,
  brand: a.brand,
  model: a.model,
  year: a.year,
  pincode: a.pincode,
  address: a.address,
  video: a.video,
  contactName: a.contactName,
  contactPhone: a.contactPhone,
  contactEmail: a.contactEmail,
  showPhone: a.showPhone,
  showEmail: a.showEmail,
  soldAt: a.soldAt,
  soldWhere: a.soldWhere,
  soldPrice: a.soldPrice,
  rejectReason: a.rejectReason,
  shownBefore: a.shownBefore,
  version: a.version,
}

/** Ads as lists show them. */
export const selectSummaries = (db: DbOrTransaction) =>
  db.select(summary).from(a).innerJoin(c, eq(c.id, a.categoryId)).$dynamic()

/**
 * Ads with everything, the seller's contact included: `present.ts` decides what each reader sees.
 */
export const selectClassifieds = (db: DbOrTransaction) =>
  db.select(whole).from(a).innerJoin(c, eq(c.id, a.categoryId)).$dynamic()

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]
export type ClassifiedRow = Awaited<ReturnType<typeof selectClassifieds>>[number]
