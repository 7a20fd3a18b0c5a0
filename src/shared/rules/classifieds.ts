import { DAY_MS } from './duration.ts'

/** Rules of classified ads that both sides use. Prices are rupees. */
export const CLASSIFIED_STATUSES = [
  'pending',
  'active',
  'rejected',
  'sold',
  'suspended',
  'expired',
] as const
export type ClassifiedStatus = (typeof CLASSIFIED_STATUSES)[number]

export const PRICE_TYPES = ['fixed', 'negotiable', 'on_request'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

export const CLASSIFIED_CONDITIONS = ['new', 'like_new', 'good', 'fair', 'poor'] as const
export type ClassifiedCondition = (typeof CLASSIFIED_CONDITIONS)[number]

/** Kinds whose ads are of no thing that wears: "Good" says nothing of a cow, a field or a job. */
export const CATEGORIES_WITHOUT_CONDITION = [
  'cattle',
  'seeds',
  'property',
  'jobs',
  'services',
] as const

/** The condition to show of an ad; null in a category that has none, whatever the form sent. */
export const getShownCondition = <C extends string>(classified: {
  condition: C
  category: { slug: string }
}): C | null =>
  (CATEGORIES_WITHOUT_CONDITION as readonly string[]).includes(classified.category.slug)
    ? null
    : classified.condition

export const INQUIRY_TYPES = [
  'general',
  'price_negotiation',
  'availability',
  'product_details',
  'meeting_request',
] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]

export const PREFERRED_CONTACTS = ['phone', 'email', 'whatsapp'] as const
export type PreferredContact = (typeof PREFERRED_CONTACTS)[number]

/** Where a buyer was found. */
export const SALE_CHANNELS = ['here', 'elsewhere'] as const
export type SaleChannel = (typeof SALE_CHANNELS)[number]

/** What can be done to an ad, and to which states; anything else is refused. */
const TRANSITIONS = {
  approve: { pending: 'active' },
  reject: { pending: 'rejected' },
  /** Also what is sold or past its day: it has a page still. */
  suspend: { active: 'suspended', sold: 'suspended', expired: 'suspended' },
  reactivate: { suspended: 'active' },
  markSold: { active: 'sold' },
  expire: { active: 'expired' },
  /** The ad offers another thing now, so it is reviewed again. */
  sendAgain: { pending: 'pending', active: 'pending', rejected: 'pending', expired: 'pending' },
  renew: { expired: 'active', active: 'active' },
  withdraw: { active: 'expired' },
  undoSale: { sold: 'active' },
} as const satisfies Record<string, Partial<Record<ClassifiedStatus, ClassifiedStatus>>>

export type ClassifiedAction = keyof typeof TRANSITIONS

/** The state after an action; null when the action is not possible in this one. */
export const getNextClassifiedStatus = (
  status: ClassifiedStatus,
  action: ClassifiedAction,
): ClassifiedStatus | null =>
  (TRANSITIONS[action] as Partial<Record<ClassifiedStatus, ClassifiedStatus>>)[status] ?? null

/** How long an ad is shown after its approval. */
export const CLASSIFIED_LIFETIME_DAYS = 30

export const getExpiry = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + CLASSIFIED_LIFETIME_DAYS * DAY_MS)

/** How long before expiry the seller is warned. */
export const EXPIRY_WARNING_DAYS = 3

/** An active ad may be renewed in its last days. */
export const RENEWAL_WINDOW_DAYS = 7

export const canRenew = (
  { status, expiresAt }: { status: ClassifiedStatus; expiresAt: Date | null },
  now: Date,
): boolean =>
  status === 'expired' ||
  (status === 'active' &&
    expiresAt !== null &&
    expiresAt.getTime() - now.getTime() <= RENEWAL_WINDOW_DAYS * DAY_MS)

/**
 * The state as it is now: an active ad past its day has expired, whether or not that was written
 * down yet.
 */
export function getClassifiedStatusAt(
  classified: { status: ClassifiedStatus; expiresAt: Date | null },
  now: Date,
): ClassifiedStatus {
  return classified.status === 'active' &&
    classified.expiresAt !== null &&
    classified.expiresAt <= now
    ? 'expired'
    : classified.status
}

/** States in which an ad has a page that anyone may see; a sold or expired one says so. */
export const PUBLIC_CLASSIFIED_STATUSES = [
  'active',
  'sold',
  'expired',
] as const satisfies readonly ClassifiedStatus[]

export const isPublicClassified = (status: ClassifiedStatus): boolean =>
  (PUBLIC_CLASSIFIED_STATUSES as readonly ClassifiedStatus[]).includes(status)

export const MAX_MAIN_IMAGES = 5
export const MAX_ADDITIONAL_IMAGES = 5
export const MAX_CLASSIFIED_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_CLASSIFIED_VIDEO_BYTES = 100 * 1024 * 1024

/** Ads on one page of the list. */
export const CLASSIFIEDS_PER_PAGE = 12

/**
 * What a card shows of an ad: the few fields of the API's summary that a static list carries along.
 */
export interface ClassifiedCardData {
  id: number
  slug: string
  title: string
  price: number | null
  priceType: PriceType
  formerPrice: number | null
  condition: ClassifiedCondition
  city: string
  state: string
  featuredImage: string | null
  createdAt: string
  category: { name: string; slug: string; color: string }
}

/** The fields of a card alone, so that a page carries no more than it shows. */
export function toClassifiedCard(classified: ClassifiedCardData): ClassifiedCardData {
  const {
    id,
    slug,
    title,
    price,
    priceType,
    formerPrice,
    condition,
    city,
    state,
    featuredImage,
    createdAt,
    category,
  } = classified
  const { name, slug: categorySlug, color } = category
  return {
    ...{ id, slug, title, price, priceType, formerPrice, condition, city, state },
    ...{ featuredImage, createdAt },
    category: { name, slug: categorySlug, color },
  }
}
