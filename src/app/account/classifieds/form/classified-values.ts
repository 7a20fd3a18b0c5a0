import type { CallInput } from '#client/call.ts'
import type { OwnClassified, postClassified } from '#contract/classifieds-selling.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  MAX_MAIN_IMAGES,
  CATEGORIES_WITHOUT_CONDITION,
  type ClassifiedCondition,
  type PriceType,
} from '#shared/rules/classifieds.ts'
import { call } from '#stores/api.ts'

/**
 * The values of the ad form, all strings, as a draft stores them. Flags are `1` or empty; picture
 * URLs are joined by spaces.
 */
export type ClassifiedValues = {
  title: string
  description: string
  categoryId: string
  brand: string
  model: string
  year: string
  condition: string
  price: string
  priceType: string
  city: string
  state: string
  pincode: string
  address: string
  contactName: string
  contactPhone: string
  contactEmail: string
  showPhone: string
  showEmail: string
  mainImages: string
  additionalImages: string
  video: string
  /** Of a new one: its draft on the server. */
  draft: string
  /** Of the ad that is changed, or of the draft: the version that was read. */
  version: string
  /** Of a draft: marks what the server has of it. */
  saved: string
  /** Of a draft: what the server had of it when this device last read it, as JSON. */
  base: string
}

export type ClassifiedField = keyof ClassifiedValues

export const MAX_LENGTHS = {
  title: 200,
  description: 5000,
  brand: 80,
  model: 80,
  city: 80,
  state: 80,
  address: 300,
  contactName: 120,
  contactPhone: 40,
  contactEmail: 254,
} as const satisfies Partial<Record<ClassifiedField, number>>

export const EMPTY_CLASSIFIED: ClassifiedValues = {
  ...{ title: '', description: '', categoryId: '', brand: '', model: '', year: '' },
  ...{ condition: '', price: '', priceType: 'fixed', city: '', state: '', pincode: '' },
  ...{ address: '', contactName: '', contactPhone: '', contactEmail: '' },
  ...{ showPhone: '1', showEmail: '', mainImages: '', additionalImages: '', video: '' },
  draft: '',
  version: '',
  saved: '',
  base: '',
}

/** The form of an ad that is there. */
export const toClassifiedValues = (classified: OwnClassified): ClassifiedValues => ({
  title: classified.title,
  description: classified.description,
  categoryId: String(classified.categoryId),
  brand: classified.brand ?? '',
  model: classified.model ?? '',
  year: classified.year === null ? '' : String(classified.year),
  condition: classified.condition,
  price: classified.price === null ? '' : String(classified.price),
  priceType: classified.priceType,
  city: classified.city,
  state: classified.state,
  pincode: classified.pincode ?? '',
  address: classified.address ?? '',
  contactName: classified.contactName,
  contactPhone: classified.contactPhone ?? '',
  contactEmail: classified.contactEmail ?? '',
  showPhone: classified.showPhone ? '1' : '',
  showEmail: classified.showEmail ? '1' : '',
  mainImages: classified.images.slice(0, MAX_MAIN_IMAGES).join(' '),
  additionalImages: classified.images.slice(MAX_MAIN_IMAGES).join(' '),
  video: classified.video ?? '',
  draft: '',
  version: String(classified.version),
  saved: '',
  base: '',
})

export const splitAddresses = (addresses: string): string[] => addresses.split(' ').filter(Boolean)

export const getClassifiedImages = ({
  mainImages,
  additionalImages,
}: ClassifiedValues): string[] => [
  ...splitAddresses(mainImages),
  ...splitAddresses(additionalImages),
]

/** Whether things of the category have a condition: a cow has none. */
export const hasCondition = (slug: string | undefined): boolean =>
  !(CATEGORIES_WITHOUT_CONDITION as readonly string[]).includes(slug ?? '')

/** The server wants one of every ad, and no page shows it where there is none. */
const ANY_CONDITION = 'good'

const priceOf = ({ price, priceType }: ClassifiedValues) =>
  priceType === 'on_request' ? '' : price.trim()

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

type PostClassified = Pick<CallInput<'POST /classified'>, 'body' | 'files'>
/** Its texts; flags are never left out, and this form has sent its files before. */
type PostedText = Exclude<
  keyof BodyOf<typeof postClassified>,
  'showPhone' | 'showEmail' | 'mainImages' | 'additionalImages' | 'video'
>
type UpdateClassifiedBody = NonNullable<CallInput<'PUT /classified/{id}'>['body']>

/** What is posted: empty fields are left out. */
export function toPostClassifiedInput(values: ClassifiedValues): PostClassified {
  const {
    mainImages: _,
    additionalImages: _1,
    version: _2,
    saved: _3,
    base: _4,
    draft,
    ...rest
  } = values
  const { video, showPhone, showEmail, ...texts } = rest
  const given = Object.entries({
    ...texts,
    price: priceOf(values),
    condition: values.condition || ANY_CONDITION,
    images: getClassifiedImages(values).join(' '),
    videoAddress: video,
    draftId: draft,
  } satisfies Record<PostedText, string>).filter(([, value]) => value.trim() !== '')
  const flags = { showPhone: showPhone ? 'true' : 'false', showEmail: showEmail ? 'true' : 'false' }
  return {
    body: { ...Object.fromEntries(given), ...flags },
    files: {},
  }
}

/** What is sent of an ad that is there: all of it, and which version was read. */
export const toUpdateClassifiedBody = (values: ClassifiedValues) =>
  ({
    version: Number(values.version),
    title: values.title,
    description: values.description,
    categoryId: values.categoryId,
    brand: values.brand,
    model: values.model,
    year: numberOf(values.year),
    condition: (values.condition || ANY_CONDITION) as ClassifiedCondition,
    price: priceOf(values) || null,
    priceType: values.priceType as PriceType,
    city: values.city,
    state: values.state,
    pincode: values.pincode,
    address: values.address,
    contactName: values.contactName,
    contactPhone: values.contactPhone,
    contactEmail: values.contactEmail,
    showPhone: values.showPhone !== '',
    showEmail: values.showEmail !== '',
    images: getClassifiedImages(values),
    video: values.video || null,
  }) satisfies Record<keyof UpdateClassifiedBody, unknown>

/** A draft of the account with its values. */
export const fetchClassifiedDraft = async (id: number) =>
  (await call('GET /classified-drafts/{id}', { params: { id } })).data
