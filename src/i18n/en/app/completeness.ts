import { LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'
import type { ClassifiedCompletenessField, CompletenessField } from '#shared/rules/completeness.ts'

/** How complete a listing or ad is and what is missing. */
export const completeness = {
  percent: (percent: number) => `${percent}%`,
  complete: 'complete',
  nothingMissing: 'Nothing is missing',
  missing: (fields: readonly string[], others: number) =>
    `Missing: ${fields.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
  fields: {
    name: 'name',
    categoryId: 'category',
    description: 'description',
    phone: 'phone',
    email: 'email',
    address: 'address',
    locationId: 'town',
    businessHours: 'hours',
    images: '3 photos',
    whatsappNumber: 'WhatsApp',
    latitude: 'pin on the map',
    paymentMethods: 'payment methods',
    nameHi: `${language} name`,
    title: 'title',
    price: 'price',
    city: 'town',
    contactPhone: 'phone',
  } satisfies Record<CompletenessField | ClassifiedCompletenessField, string>,
}
