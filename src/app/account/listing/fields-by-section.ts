import type { SectionName } from './section-names.ts'
import type { FieldName } from './values.ts'

/** The fields of each section. */
export const FIELDS_BY_SECTION: Record<SectionName, readonly FieldName[]> = {
  basic: [
    'name',
    'categoryId',
    'businessType',
    'description',
    'nameHi',
    'tagline',
    'establishedYear',
    'employeeCount',
    'priceRange',
    'tags',
  ],
  contact: [
    'phone',
    'whatsappNumber',
    'email',
    'ownerName',
    'alternatePhone',
    'website',
    'facebook',
    'instagram',
    'twitter',
    'linkedin',
    'youtube',
  ],
  place: [
    'selectedState',
    'selectedDistrict',
    'locationId',
    'address',
    'zipCode',
    'landmark',
    'latitude',
    'longitude',
  ],
  hours: ['businessHours', 'specialDays'],
  services: [
    'serviceInformation',
    'languages',
    'serviceRadius',
    'homeDelivery',
    'onlineOrdering',
    'minimumOrder',
    'deliveryFee',
    'serviceAreas',
  ],
  features: ['paymentMethods', 'selectedFeatures'],
  media: ['images', 'imageTexts', 'logo', 'youtubeVideo', 'videoTitle'],
}

/** Fields in the order of the form, for the error summary. */
export const FIELD_ORDER: readonly string[] = Object.values(FIELDS_BY_SECTION).flat()
