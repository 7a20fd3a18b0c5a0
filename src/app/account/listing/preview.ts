import { listing as t } from '#i18n/en/app/listing.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import type { CardBusiness } from '#shared/view/business-card.ts'
import type { SectionName } from './Section.tsx'
import type { ListingValues, Pictures } from './values.ts'

type Known = {
  category: { name: string; slug: string; color: string } | undefined
  city: string | undefined
}

/** What is typed as the business that its card is drawn from; what is missing is said. */
export function previewOf(
  values: ListingValues,
  { logo, images }: Pictures,
  { category, city = '' }: Known,
): CardBusiness {
  const phone = values.phone.trim()
  return {
    id: 0,
    slug: '',
    name: values.name.trim() || t.previewName,
    nameHi: values.nameHi.trim() || null,
    description: values.description,
    address: values.address,
    city,
    district: values.selectedDistrict,
    zipCode: values.zipCode || null,
    phone: (phone && normalisePhone(phone)) || null,
    website: values.website.trim() || null,
    email: values.email.trim() || null,
    businessHours: values.businessHours,
    specialDays: values.specialDays.filter(({ date }) => date !== ''),
    logo,
    images,
    ...{ featured: false, verified: false, averageRating: null, totalReviews: 0 },
    category: category ?? { name: t.fields.categoryId, slug: '', color: '' },
  }
}

const SOME_PHOTOS = 3

/** What is not needed and makes people come, as far as it is missing. */
export function helps(values: ListingValues, { images }: Pictures) {
  const all = {
    photos: { section: 'media', isThere: images.length >= SOME_PHOTOS },
    hours: { section: 'hours', isThere: values.businessHours !== null },
    whatsapp: { section: 'contact', isThere: values.whatsappNumber !== '' },
    pin: { section: 'place', isThere: values.latitude !== '' && values.longitude !== '' },
    payment: { section: 'features', isThere: values.paymentMethods.length > 0 },
    nameHi: { section: 'basic', isThere: values.nameHi.trim() !== '' },
  } as const satisfies Record<string, { section: SectionName; isThere: boolean }>
  return (Object.keys(all) as (keyof typeof all)[])
    .filter((name) => !all[name].isThere)
    .map((name) => ({ name, section: all[name].section }))
}
