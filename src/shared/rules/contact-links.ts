import { formatAddress, type AddressParts } from './business.ts'
import { getDirectionsUrl, getMapsSearchUrl } from './geo.ts'
import { formatPhone, toTelHref, toWhatsappHref } from './phone.ts'

type Placed = AddressParts & { name: string; latitude: number | null; longitude: number | null }

/** The point where it is known, else name and address in words. */
const placeOf = (business: Placed) =>
  business.latitude !== null && business.longitude !== null
    ? { lat: business.latitude, lng: business.longitude }
    : `${business.name}, ${formatAddress({ ...business, landmark: null })}`

/** The way there. */
export const getBusinessDirectionsUrl = (business: Placed): string =>
  getDirectionsUrl(placeOf(business))

/** The place on a map. */
export const getBusinessMapUrl = (business: Placed): string => getMapsSearchUrl(placeOf(business))

type Reachable = Record<
  'phone' | 'alternatePhone' | 'whatsappNumber' | 'email' | 'website',
  string | null
>
type WayTexts = Record<'phone' | 'otherPhone' | 'whatsapp' | 'email' | 'website', string>

/** Every known way to reach the business from afar, in words and as a link. */
export function listContactLinks(
  business: Reachable,
  t: WayTexts,
): Array<{ label: string; text: string; href: string }> {
  const { phone, alternatePhone, whatsappNumber, email, website } = business
  const host = website?.replace(/^https?:\/\/(?:www\.)?/i, '').split('/', 1)[0]
  return [
    phone && { label: t.phone, text: formatPhone(phone), href: toTelHref(phone) },
    alternatePhone && {
      label: t.otherPhone,
      text: formatPhone(alternatePhone),
      href: toTelHref(alternatePhone),
    },
    whatsappNumber && {
      label: t.whatsapp,
      text: formatPhone(whatsappNumber),
      href: toWhatsappHref(whatsappNumber),
    },
    email && { label: t.email, text: email, href: `mailto:${email}` },
    website && host && { label: t.website, text: host, href: website },
  ].filter((way) => typeof way === 'object' && way !== null)
}
