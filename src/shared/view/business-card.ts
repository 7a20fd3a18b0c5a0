import { formatAddress } from '#shared/rules/business.ts'
import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import { createExcerpt } from '#shared/text/plain-text.ts'

/**
 * What a card shows of a business: the few fields of the API's summary that a static list carries
 * along.
 */
export interface BusinessCardData {
  id: number
  slug: string
  name: string
  nameHi: string | null
  description: string
  address: string
  city: string
  district: string
  zipCode: string | null
  phone: string | null
  website: string | null
  email: string | null
  businessHours: WeekHours | null
  specialDays: SpecialDay[]
  logo: string | null
  images: string[]
  featured: boolean
  verified: boolean
  averageRating: number | null
  totalReviews: number
  distanceKm?: number | undefined
  category: { name: string; slug: string; color: string }
}

/* Two lines of a card at most. */
const MAX_TEXT_LENGTH = 140

/** The fields of a card alone, so that a page carries no more than it shows. */
export function toBusinessCard(business: BusinessCardData): BusinessCardData {
  const { id, slug, name, nameHi, address, city, district, zipCode, phone, website, email } =
    business
  const {
    businessHours,
    specialDays,
    logo,
    images,
    featured,
    verified,
    averageRating,
    totalReviews,
  } = business
  const { name: kind, slug: kindSlug, color } = business.category
  return {
    ...{ id, slug, name, nameHi, address, city, district, zipCode, phone, website, email },
    ...{ businessHours, specialDays, logo, images: images.slice(0, 1), featured, verified },
    ...{ averageRating, totalReviews, distanceKm: business.distanceKm },
    description: createExcerpt(business.description, MAX_TEXT_LENGTH),
    category: { name: kind, slug: kindSlug, color },
  }
}

/** The business with as much of its description as a card shows, or `instead` where it has none. */
export const limitDescription = <B extends BusinessCardData>(
  business: B,
  instead?: (business: B) => string,
): B => ({
  ...business,
  description: createExcerpt(business.description, MAX_TEXT_LENGTH) || (instead?.(business) ?? ''),
})

/** Where it is, on one line: `Main Road, Panki, 822122`, without an address `Panki, Palamu`. */
export function formatCardPlace({ address, city, district, zipCode }: BusinessCardData): string {
  return address.trim()
    ? formatAddress({ address, city, zipCode })
    : formatAddress({ city, district })
}

/** The picture over the painted panel: the first photo, else the logo. */
export const getCardPicture = ({ images, logo }: BusinessCardData): string | null =>
  images[0] ?? logo

/**
 * How wide that picture is shown, as the `sizes` of an image: three cards in a row have it above
 * their words.
 */
export const getCardPictureSizes = (three: boolean): string =>
  `(min-width: 60em) ${three ? 384 : 148}px, 88px`
