import { listing as t } from '#i18n/en/app/listing.ts'
import { printStoredWord } from '#i18n/en/stored-words.ts'
import { BUSINESS_FIELDS, type BusinessFieldName } from '#shared/rules/business-fields.ts'
import type { SectionName, SectionState } from './section-names.ts'
import type { Problems } from './use-listing-form.ts'
import type { ListingValues, Pictures, RequiredField } from './values.ts'
import { formatWeek } from './week-text.ts'

type Form = {
  values: ListingValues
  pictures: Pictures
  problems: Problems
  required: readonly RequiredField[]
}

/** How far a part of the form is. */
export function getSectionState(name: SectionName, { values, pictures, problems, required }: Form) {
  const summary = SUMMARIES[name](values, pictures)
  const isOwn = (field: string) =>
    BUSINESS_FIELDS[field.split('.')[0] as BusinessFieldName]?.section === name
  const wrong = Object.keys(problems).filter(isOwn).length
  if (wrong > 0) return { look: 'wrong', text: t.wrong(wrong), summary } satisfies SectionState
  const needed = required.filter(isOwn)
  const missing = needed.filter((field) => values[field].trim() === '').length
  if (missing > 0) return { text: t.missing(missing), summary }
  const isDone = needed.length > 0 || summary !== ''
  return (isDone ? { look: 'done', text: t.done, summary } : { summary }) satisfies SectionState
}

const joined = (...texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' · ')

const isAnswered = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0

const SUMMARIES: Record<SectionName, (values: ListingValues, pictures: Pictures) => string> = {
  basic: ({ name, nameHi }) => joined(name, nameHi),
  contact: ({ phone, whatsappNumber, email }) =>
    joined(phone, whatsappNumber && t.fields.whatsappNumber, email),
  place: ({ address, landmark, zipCode }) => joined(address, landmark, zipCode),
  hours: ({ businessHours }) => (businessHours ? formatWeek(businessHours) : ''),
  services: (values) => {
    const { serviceInformation, languages, serviceRadius, serviceAreas } = values
    const { homeDelivery, onlineOrdering } = values
    const filled = [
      ...Object.values(serviceInformation),
      ...[languages, serviceRadius, serviceAreas, homeDelivery, onlineOrdering],
    ].filter(isAnswered).length
    return filled > 0 ? t.filled(filled) : ''
  },
  features: ({ paymentMethods, selectedFeatures }) =>
    joined(
      paymentMethods.map(printStoredWord).join(', '),
      selectedFeatures.length > 0 ? t.featureCount(selectedFeatures.length) : '',
    ),
  media: ({ youtubeVideo }, { images }) =>
    joined(images.length > 0 ? t.photoCount(images.length) : '', youtubeVideo && t.video),
}
