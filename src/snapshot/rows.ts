import type { BlogPost } from '#contract/blog.ts'
import type { Business } from '#contract/businesses.ts'
import type { Category } from '#contract/categories.ts'
import type { Classified, ClassifiedCategory } from '#contract/classifieds.ts'
import type { Location } from '#contract/locations.ts'
import type { ComplaintMonth } from '#contract/reports.ts'
import type { Review } from '#contract/reviews.ts'
import type { ServiceField } from '#contract/service-fields.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { Growth } from '#shared/rules/gaps.ts'
import type { OpenAdPlacement } from '#shared/rules/ad-slots.ts'

/**
 * The API's answers by noun, from which all pages are made. A row is never changed, only replaced.
 */
export interface SnapshotRows {
  settings: SiteSettings
  placements: readonly OpenAdPlacement[]
  categories: readonly Category[]
  locations: readonly Location[]
  serviceFields: readonly ServiceField[]
  adCategories: readonly ClassifiedCategory[]
  complaints: readonly ComplaintMonth[]
  /** How much more is known than seven days ago; null where nothing was counted then. */
  growth: Growth | null
  /** By name. */
  businesses: readonly Business[]
  /** These three by id. */
  reviews: readonly Review[]
  posts: readonly BlogPost[]
  ads: readonly Classified[]
}

/** What a transaction changed: a record, or with `recordId` null some records of the noun. */
export type ChangeMark = { noun: string; recordId: number | null }
