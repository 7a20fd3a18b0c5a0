import type { Business } from '#contract/businesses.ts'
import { displayAddress } from '#shared/business.ts'
import { directionsUrl, mapsSearchUrl } from '#shared/geo.ts'

type Placed = Pick<
  Business,
  'name' | 'address' | 'landmark' | 'city' | 'district' | 'state' | 'zipCode' | 'latitude' | 'longitude'
>

/** The point where it is known, else name and address in words. */
const placeOf = (business: Placed) =>
  business.latitude !== null && business.longitude !== null
    ? { lat: business.latitude, lng: business.longitude }
    : `${business.name}, ${displayAddress({ ...business, landmark: null })}`

/** The way there. */
export const directionsTo = (business: Placed): string => directionsUrl(placeOf(business))

/** The place on a map. */
export const onTheMap = (business: Placed): string => mapsSearchUrl(placeOf(business))
