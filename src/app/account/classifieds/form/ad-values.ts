import type { CallInput } from '#client/call.ts'
import type { OwnAd, postAd } from '#contract/classifieds-selling.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  MAX_MAIN_IMAGES,
  CATEGORIES_WITHOUT_CONDITION,
  type AdCondition,
  type PriceType,
} from '#shared/rules/classifieds.ts'
import { call } from '#stores/api.ts'

/**
 * The values of the ad form, all strings, as a draft stores them. Flags are `1` or empty; picture
 * URLs are joined by spaces.
 */
export type AdValues = {
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

export type AdField = keyof AdValues

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
} as const satisfies Partial<Record<AdField, number>>

export const EMPTY_AD: AdValues = {
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
export const toAdValues = (ad: OwnAd): AdValues => ({
  title: ad.title,
  description: ad.description,
  categoryId: String(ad.categoryId),
  brand: ad.brand ?? '',
  model: ad.model ?? '',
  year: ad.year === null ? '' : String(ad.year),
  condition: ad.condition,
  price: ad.price === null ? '' : String(ad.price),
  priceType: ad.priceType,
  city: ad.city,
  state: ad.state,
  pincode: ad.pincode ?? '',
  address: ad.address ?? '',
  contactName: ad.contactName,
  contactPhone: ad.contactPhone ?? '',
  contactEmail: ad.contactEmail ?? '',
  showPhone: ad.showPhone ? '1' : '',
  showEmail: ad.showEmail ? '1' : '',
  mainImages: ad.images.slice(0, MAX_MAIN_IMAGES).join(' '),
  additionalImages: ad.images.slice(MAX_MAIN_IMAGES).join(' '),
  video: ad.video ?? '',
  draft: '',
  version: String(ad.version),
  saved: '',
  base: '',
})

export const splitAddresses = (addresses: string): string[] => addresses.split(' ').filter(Boolean)

export const getAdImages = ({ mainImages, additionalImages }: AdValues): string[] => [
  ...splitAddresses(mainImages),
  ...splitAddresses(additionalImages),
]

/** Whether things of the category have a condition: a cow has none. */
export const hasCondition = (slug: string | undefined): boolean =>
  !(CATEGORIES_WITHOUT_CONDITION as readonly string[]).includes(slug ?? '')

/** The server wants one of every ad, and no page shows it where there is none. */
const ANY_CONDITION = 'good'

const priceOf = ({ price, priceType }: AdValues) => (priceType === 'on_request' ? '' : price.trim())

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

type PostAd = Pick<CallInput<'POST /classified'>, 'body' | 'files'>
/** Its texts; flags are never left out, and this form has sent its files before. */
type PostedText = Exclude<
  keyof BodyOf<typeof postAd>,
  'showPhone' | 'showEmail' | 'mainImages' | 'additionalImages' | 'video'
>
type UpdateAdBody = NonNullable<CallInput<'PUT /classified/{id}'>['body']>

/** What is posted: empty fields are left out. */
export function toPostAdInput(values: AdValues): PostAd {
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
    images: getAdImages(values).join(' '),
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
export const toUpdateAdBody = (values: AdValues) =>
  ({
    version: Number(values.version),
    title: values.title,
    description: values.description,
    categoryId: values.categoryId,
    brand: values.brand,
    model: values.model,
    year: numberOf(values.year),
    condition: (values.condition || ANY_CONDITION) as AdCondition,
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
    images: getAdImages(values),
    video: values.video || null,
  }) satisfies Record<keyof UpdateAdBody, unknown>

/** A draft of the account with its values. */
export const fetchAdDraft = async (id: number) =>
  (await call('GET /classified-drafts/{id}', { params: { id } })).data
