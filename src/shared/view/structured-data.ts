import { PREFIX } from './address.ts'
import { formatAddress, type AddressParts } from '#shared/rules/business.ts'
import { getShownCondition } from '#shared/rules/classifieds.ts'
import { WEEKDAYS, type DayHours, type SpecialDay, type WeekHours } from '#shared/rules/hours.ts'
import { getBusinessMapUrl } from '#shared/rules/contact-links.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/* schema.org objects for search engines: only what is known, nothing made up. */

type Data = Record<string, unknown>

const context = { '@context': 'https://schema.org' }

/** A site in several languages: that of the page, and the site's name in the other. */
type SiteLanguage = { inLanguage: string; alternateName?: string }

/** The site with its search box. `origin` ends with a slash. */
export function websiteJsonLd(origin: string, name: string, language?: SiteLanguage): Data {
  return {
    ...context,
    '@type': 'WebSite',
    name,
    ...language,
    url: PREFIX ? absolute(PREFIX, origin) : origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(`${PREFIX}/businesses`, origin)}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way to a page; a step without an address is the page itself. */
export function breadcrumbJsonLd(
  steps: ReadonlyArray<{ name: string; href?: string | undefined }>,
  origin: string,
): Data {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(href ? { item: absolute(href, origin) } : {}),
    })),
  }
}

/** The businesses a list page shows, in its order. */
export function itemListJsonLd(
  items: ReadonlyArray<{ name: string; path: string }>,
  origin: string,
): Data {
  return {
    ...context,
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: absolute(path, origin),
    })),
  }
}

/** The district as a place to go to, with what there is to see. */
export function districtJsonLd(
  district: {
    name: string
    description: string
    path: string
    state: string
    attractions: ReadonlyArray<{ name: string; text: string }>
  },
  origin: string,
): Data {
  return {
    ...context,
    '@type': 'TouristDestination',
    name: district.name,
    description: district.description,
    url: absolute(district.path, origin),
    address: { '@type': 'PostalAddress', addressRegion: district.state, addressCountry: 'IN' },
    includesAttraction: district.attractions.map(({ name, text }) => ({
      '@type': 'TouristAttraction',
      name,
      description: text,
    })),
  }
}

const absolute = (path: string, origin: string) => origin.replace(/\/$/, '') + path

/** The structured data of a blog post. */
export interface ArticleJsonLdInput {
  slug: string
  title: string
  excerpt: string
  language: string
  tags: readonly string[]
  category: { name: string } | null
  author: { name: string }
  publishedAt: string
  updatedAt: string
}

/** A post with its author and dates; the site stands for who publishes it. */
export function articleJsonLd(
  post: ArticleJsonLdInput,
  origin: string,
  siteName: string,
  image: string | null,
): Data {
  const url = absolute(`${PREFIX}/blog/${post.slug}`, origin)
  return known({
    ...context,
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: image && [new URL(image, origin).href],
    inLanguage: post.language,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
    articleSection: post.category?.name,
    keywords: post.tags.join(', '),
  })
}

/** The structured data of a business. */
export interface BusinessJsonLdInput extends AddressParts {
  name: string
  nameHi: string | null
  /** On Hindi pages the English name, of which `nameHi` took the place; of the category likewise. */
  otherName?: string
  slug: string
  description: string
  category: { name: string; otherName?: string }
  phone: string | null
  email: string | null
  website: string | null
  latitude: number | null
  longitude: number | null
  businessHours: WeekHours | null
  specialDays: readonly SpecialDay[]
  logo: string | null
  facebook: string | null
  instagram: string | null
  twitter: string | null
  linkedin: string | null
  youtube: string | null
  paymentMethods: readonly string[]
  serviceAreas: readonly string[]
  languages: readonly string[]
  selectedFeatures: ReadonlyArray<{ name: string }>
  establishedYear: number | null
  priceRange: string | null
  averageRating: number | null
  totalReviews: number
  updatedAt?: string
  /** The day it opens again, while it is closed for some time. */
  pausedUntil?: string | null
  /** When it closed for good. */
  closedAt?: string | null
}

/* The narrowest type that every place of a category surely has, by words of the category's name;
   first match wins. */
const TYPES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bpost offices?\b/i, 'PostOffice'],
  [/\brailway|\btrain station/i, 'TrainStation'],
  [/\bbus (?:stand|station)/i, 'BusStation'],
  [/^banks?$/i, 'BankOrCreditUnion'],
  [/^hospitals?$/i, 'Hospital'],
  [/^(?:pharmac|chemist|medical store)/i, 'Pharmacy'],
  [/\bdoctor|\bclinic|\bmedicine/i, 'MedicalBusiness'],
  [/^schools?$/i, 'School'],
  [/\bcollege|\bcoaching|\beducation/i, 'EducationalOrganization'],
  [/^restaurants?$/i, 'Restaurant'],
  [/\brestaurant|\bfood\b/i, 'FoodEstablishment'],
  [/^(?:hotels?|lodges?)$/i, 'LodgingBusiness'],
  [/^(?:shops?|shopping)$/i, 'Store'],
]

/**
 * The schema.org type of a category's places; `LocalBusiness` where nothing narrower is certain.
 */
export const getSchemaOrgType = (category: string): string =>
  TYPES.find(([words]) => words.test(category))?.[1] ?? 'LocalBusiness'

/** The structured data of a published review. */
export interface ReviewJsonLdInput {
  rating: number
  title: string | null
  comment: string
  createdAt: string
  user: { name: string }
}

/**
 * A business with its address, and coordinates, hours, rating and the given reviews where they are
 * known.
 */
export function businessJsonLd(
  business: BusinessJsonLdInput,
  origin: string,
  images: readonly string[] = [],
  reviews: readonly ReviewJsonLdInput[] = [],
): Data {
  const { name, nameHi, otherName, description, phone, email, website } = business
  const { latitude, longitude, businessHours, category } = business
  const { updatedAt, pausedUntil, closedAt } = business
  const url = absolute(`${PREFIX}/business/${business.slug}`, origin)
  return known({
    ...context,
    '@type': getSchemaOrgType(category.otherName ?? category.name),
    '@id': url,
    url,
    name,
    alternateName: otherName ?? nameHi,
    description,
    image: images.length > 0 ? images.map((image) => new URL(image, origin).href) : null,
    telephone: closedAt ? null : phone,
    email: closedAt ? null : email,
    dissolutionDate: closedAt?.slice(0, 10),
    logo: business.logo && new URL(business.logo, origin).href,
    sameAs: listed([
      website,
      business.facebook,
      business.instagram,
      business.twitter,
      business.linkedin,
      business.youtube,
    ]),
    hasMap: getBusinessMapUrl(business),
    address: known({
      '@type': 'PostalAddress',
      streetAddress: formatAddress({ address: business.address, landmark: business.landmark }),
      addressLocality: business.city,
      addressRegion: business.state,
      postalCode: business.zipCode,
      addressCountry: 'IN',
    }),
    geo:
      latitude !== null && longitude !== null
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : null,
    openingHoursSpecification:
      businessHours && !pausedUntil && !closedAt ? hoursData(businessHours) : null,
    specialOpeningHoursSpecification: closedAt
      ? null
      : pausedUntil
        ? [pauseData(updatedAt!.slice(0, 10), pausedUntil)]
        : listed(business.specialDays.flatMap(specialDayData)),
    paymentAccepted: business.paymentMethods.join(', '),
    areaServed: listed(business.serviceAreas),
    knowsLanguage: listed(business.languages),
    amenityFeature: listed(
      business.selectedFeatures.map(({ name: amenity }) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    ),
    foundingDate: business.establishedYear && String(business.establishedYear),
    priceRange: business.priceRange?.replaceAll('$', '₹'),
    aggregateRating:
      business.averageRating === null
        ? null
        : {
            '@type': 'AggregateRating',
            ratingValue: business.averageRating,
            reviewCount: business.totalReviews,
          },
    review: listed(reviews.map(reviewPersonalData)),
  })
}

/** The structured data of an ad. */
export interface ClassifiedJsonLdInput {
  title: string
  slug: string
  description: string
  category: { name: string; slug: string }
  price: number | null
  condition: 'new' | 'like_new' | 'good' | 'fair' | 'poor'
  status: string
  brand: string | null
  model: string | null
  city: string
  state: string
  expiresAt: string | null
}

/**
 * A thing for sale; a sold or expired one is no longer offered. Null without a price or a picture,
 * which search engines want of a product.
 */
export function classifiedJsonLd(
  ad: ClassifiedJsonLdInput,
  origin: string,
  images: readonly string[],
): Data | null {
  if (ad.price === null || images.length === 0) return null
  const url = absolute(`${PREFIX}/classified/${ad.slug}`, origin)
  const condition = getShownCondition(ad)
  const itemCondition =
    condition && `https://schema.org/${condition === 'new' ? 'NewCondition' : 'UsedCondition'}`
  return known({
    ...context,
    '@type': 'Product',
    '@id': url,
    url,
    name: ad.title,
    description: ad.description,
    category: ad.category.name,
    image: images.map((image) => new URL(image, origin).href),
    brand: ad.brand ? { '@type': 'Brand', name: ad.brand } : null,
    model: ad.model,
    itemCondition,
    offers: known({
      '@type': 'Offer',
      url,
      price: ad.price.toFixed(2),
      priceCurrency: 'INR',
      priceValidUntil: ad.expiresAt?.slice(0, 10),
      availability: `https://schema.org/${ad.status === 'active' ? 'InStock' : 'SoldOut'}`,
      itemCondition,
      availableAtOrFrom: {
        '@type': 'Place',
        address: known({
          '@type': 'PostalAddress',
          addressLocality: ad.city,
          addressRegion: ad.state,
          addressCountry: 'IN',
        }),
      },
    }),
  })
}

/** Days with known hours; a closed day opens and closes at midnight. */
function hoursData(hours: WeekHours): Data[] {
  return WEEKDAYS.flatMap((weekday) => {
    const day = hours[weekday]
    if (!day) return []
    const dayOfWeek = `https://schema.org/${weekday[0]!.toUpperCase()}${weekday.slice(1)}`
    return spansData(day, { dayOfWeek })
  })
}

/** One date with other hours; nothing when they are unknown. */
function specialDayData({ date, closed, open, close, second }: SpecialDay): Data[] {
  const on = { validFrom: date, validThrough: date }
  if (closed) return spansData({ open: '', close: '', closed }, on)
  return open && close ? spansData({ open, close, closed, second }, on) : []
}

/** A specification for each span of a day; of a closed day one from midnight to midnight. */
function spansData({ open, close, closed, second }: DayHours, on: Data): Data[] {
  const type = { '@type': 'OpeningHoursSpecification', ...on }
  if (closed) return [{ ...type, opens: '00:00', closes: '00:00' }]
  return [{ open, close }, ...(second ? [second] : [])].map((span) => {
    const isToMidnight = span.open === span.close || span.close === '24:00'
    return { ...type, opens: span.open, closes: isToMidnight ? '23:59' : span.close }
  })
}

/** Closed from a day until the day before it opens again. */
const pauseData = (from: string, until: string): Data => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: new Date(Date.parse(until) - DAY_MS).toISOString().slice(0, 10),
  opens: '00:00',
  closes: '00:00',
})

const reviewPersonalData = ({ rating, title, comment, createdAt, user }: ReviewJsonLdInput): Data =>
  known({
    '@type': 'Review',
    author: { '@type': 'Person', name: user.name },
    datePublished: createdAt.slice(0, 10),
    name: title,
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rating },
  })

/** The values that are there; null when there is none. */
function listed<Value>(values: readonly (Value | null)[]): Value[] | null {
  const there = values.filter((value) => value !== null)
  return there.length > 0 ? there : null
}

/** Without the empty values. */
const known = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )
