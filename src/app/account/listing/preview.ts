import { listing as t } from '#i18n/en/app/listing.ts'
import { formatPhone, normalisePhone } from '#shared/rules/phone.ts'
import type { SectionName } from './Section.tsx'
import type { ListingValues, Pictures } from './values.ts'

type Known = { category: { name: string } | undefined; city: string | undefined }

/** The typed values as a card shows them; missing ones are named. */
export function toPreviewCard(
  values: ListingValues,
  { logo, images }: Pictures,
  { category, city }: Known,
) {
  const phone = normalisePhone(values.phone)
  const place = [values.address.trim(), city ?? values.selectedDistrict, values.zipCode]
  return {
    name: values.name.trim() || t.previewName,
    nameHi: values.nameHi.trim(),
    kind: category?.name ?? t.fields.categoryId,
    place: place.filter(Boolean).join(', '),
    phone: phone ? formatPhone(phone) : t.fields.phone,
    picture: images[0] ?? logo,
  }
}

const SOME_PHOTOS = 3

/** What is not needed and makes people come, as far as it is missing. */
export function getImprovementTips(values: ListingValues, { images }: Pictures) {
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
