import { listing as t } from '#i18n/en/app/listing.ts'
import { areaName } from '#i18n/en/areas.ts'
import { getCompleteness, type CompletenessField } from '#shared/rules/completeness.ts'
import { formatPhone, normalisePhone } from '#shared/rules/phone.ts'
import type { SectionName } from './section-names.ts'
import type { ListingValues, Pictures } from './values.ts'

type Known = { category: string | undefined; city: string | undefined }

/** The typed values as a card shows them; missing ones are named. */
export function toPreviewCard(
  values: ListingValues,
  { logo, images }: Pictures,
  { category, city }: Known,
) {
  const phone = normalisePhone(values.phone)
  const place = [values.address.trim(), city ?? areaName(values.selectedDistrict), values.zipCode]
  return {
    name: values.name.trim() || t.previewName,
    nameHi: values.nameHi.trim(),
    kind: category ?? t.fields.categoryId,
    place: place.filter(Boolean).join(', '),
    phone: phone ? formatPhone(phone) : t.fields.phone,
    picture: images[0] ?? logo,
  }
}

/** The optional fields, and the section of the form where each is. */
const SECTION_OF = {
  businessHours: 'hours',
  images: 'media',
  whatsappNumber: 'contact',
  latitude: 'place',
  paymentMethods: 'features',
  nameHi: 'basic',
} as const satisfies Partial<Record<CompletenessField, SectionName>>

type Tip = keyof typeof SECTION_OF
const isTip = (field: CompletenessField): field is Tip => field in SECTION_OF

/** What is optional and makes people come, as far as it is missing. */
export const getImprovementTips = (values: ListingValues, { images }: Pictures) =>
  getCompleteness({ ...values, images })
    .missing.filter(isTip)
    .map((name) => ({ name, section: SECTION_OF[name] }))
