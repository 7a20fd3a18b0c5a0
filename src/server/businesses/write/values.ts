import type { Input } from '#server/http/input.ts'
import type { businesses } from '#server/db/tables/index.ts'
import type { updateBusiness } from '#contract/businesses-writing.ts'
import { normaliseText, plainLine } from '#shared/text/plain-text.ts'

/** What was given of a listing: all of it when it is new, anything of it when it is changed. */
export type Given = Omit<Input<typeof updateBusiness>['body'], 'version'>

export type Values = Partial<typeof businesses.$inferInsert>

const line = <Text extends string | null | undefined>(text: Text) => (text ? plainLine(text) : text)
const lines = (texts: readonly string[] | undefined) => texts && [...new Set(texts.map(plainLine))]
const distinct = <Value>(values: readonly Value[] | undefined) => values && [...new Set(values)]

/**
 * The columns that are stored as they were given, but for blanks; what was left out is undefined.
 */
export function storedValues(given: Given): Values {
  const { businessType, establishedYear, employeeCount, priceRange, email, phone, alternatePhone } =
    given
  const {
    whatsappNumber,
    website,
    facebook,
    instagram,
    twitter,
    linkedin,
    youtube,
    youtubeVideo,
    zipCode,
  } = given
  const {
    latitude,
    longitude,
    minimumOrder,
    deliveryFee,
    homeDelivery,
    onlineOrdering,
    specialDays,
    logo,
  } = given
  return {
    ...{ businessType, establishedYear, employeeCount, priceRange, email, phone, alternatePhone },
    ...{
      whatsappNumber,
      website,
      facebook,
      instagram,
      twitter,
      linkedin,
      youtube,
      youtubeVideo,
      zipCode,
    },
    ...{
      latitude,
      longitude,
      minimumOrder,
      deliveryFee,
      homeDelivery,
      onlineOrdering,
      specialDays,
      logo,
    },
    name: line(given.name),
    nameHi: line(given.nameHi),
    description: given.description === undefined ? undefined : normaliseText(given.description),
    tagline: line(given.tagline),
    tags: lines(given.tags),
    languages: lines(given.languages),
    ownerName: line(given.ownerName),
    address: line(given.address),
    landmark: line(given.landmark),
    hours: given.businessHours,
    serviceRadiusKm: given.serviceRadius,
    serviceAreas: lines(given.serviceAreas),
    paymentMethods: distinct(given.paymentMethods),
    images: distinct(given.images),
    videoTitle: line(given.videoTitle),
  }
}
