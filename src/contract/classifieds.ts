import { SNAPSHOT_IDS } from '#shared/rules/snapshot.ts'
import { z } from 'zod'
import {
  AD_CONDITIONS,
  AD_IMAGE_BYTES,
  AD_STATUSES,
  AD_VIDEO_BYTES,
  ADDITIONAL_IMAGES,
  ADS_PER_PAGE,
  INQUIRY_TYPES,
  MAIN_IMAGES,
  PREFERRED_CONTACTS,
  PRICE_TYPES,
} from '#shared/rules/classifieds.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { amount, rupees } from './money.ts'
import { REQUIRED } from './reasons.ts'
import {
  afterText,
  file,
  flagText,
  id,
  idText,
  idsText,
  limit,
  numberText,
  page,
  searchText,
  slug,
  timestamp,
} from './values.ts'

const TAG = 'Classifieds'

export const classifiedCategory = z
  .object({
    id,
    name: z.string(),
    slug,
    description: z.string(),
    icon: z.string().nullable().describe('An emoji'),
    color: z.string(),
    status: z.enum(['active', 'inactive']),
    sortOrder: z.int(),
    adCount: z.int().describe('Ads shown at present'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'ClassifiedCategory' })

export type ClassifiedCategory = z.output<typeof classifiedCategory>

const categoryBrief = classifiedCategory
  .pick({ id: true, name: true, slug: true, icon: true, color: true })
  .meta({ id: 'ClassifiedCategoryBrief' })

/** What a list shows of an ad. */
export const adSummary = z
  .object({
    id,
    slug,
    title: z.string(),
    price: rupees.nullable().describe('Rupees; null: on request'),
    priceType: z.enum(PRICE_TYPES),
    condition: z.enum(AD_CONDITIONS),
    city: z.string(),
    state: z.string(),
    category: categoryBrief,
    categoryId: id,
    featuredImage: z.string().nullable(),
    status: z.enum(AD_STATUSES),
    viewCount: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ClassifiedAdSummary' })

export type AdSummary = z.output<typeof adSummary>

/** An ad as its page shows it. */
export const ad = adSummary
  .extend({
    description: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    year: z.int().nullable(),
    pincode: z.string().nullable(),
    address: z.string().nullable().describe('Only to the seller and administrators'),
    images: z.array(z.string()),
    video: z.string().nullable(),
    contactName: z.string(),
    contactPhone: z.string().nullable().describe('E.164; null when the seller does not show it'),
    contactEmail: z.string().nullable().describe('null when the seller does not show it'),
    showPhone: z.boolean(),
    showEmail: z.boolean(),
    expiresAt: timestamp.nullable(),
    soldAt: timestamp.nullable(),
    rejectReason: z.string().nullable().describe('Only to the seller and administrators'),
    version: z.int(),
  })
  .meta({ id: 'ClassifiedAd' })

export type Ad = z.output<typeof ad>

export const AD_SORTS = ['recent', 'price-low', 'price-high'] as const

const adQuery = z.object({
  search: searchText.optional().describe('Words of title, description, brand and model'),
  categoryId: searchText.optional().describe('Category id or slug'),
  category: searchText.optional().describe('Alias of categoryId'),
  condition: z
    .enum(['', ...AD_CONDITIONS])
    .optional()
    .describe(
      'Only ads of categories whose things have a condition: no cattle, seeds, property, ' +
        'jobs, services',
    ),
  minPrice: numberText(amount()),
  maxPrice: numberText(amount()),
  city: searchText.optional().describe('City name'),
  ids: idsText(200).optional().describe('Only these ids, comma separated (at most 200): saved ads'),
  status: z
    .enum(['', ...AD_STATUSES])
    .optional()
    .describe('Standard: active. Anything else needs an administrator'),
  sort: z.enum(AD_SORTS).default('recent'),
  facets: flagText.optional().describe('Also answer the counts per category and city'),
  page,
  limit: limit(ADS_PER_PAGE),
})

export const adFacets = z
  .object({
    category: z.array(z.object({ id, slug, name: z.string(), count: z.int() })),
    city: z.array(z.object({ city: z.string(), count: z.int() })),
  })
  .meta({ id: 'ClassifiedFacets', description: 'Each list counts what the other filters leave' })

export type AdFacets = z.output<typeof adFacets>

export const listAds = endpoint({
  method: 'GET',
  path: '/classified',
  tag: TAG,
  summary: 'Search and list classified ads, the newest first',
  query: adQuery,
  answer: success(z.array(adSummary), { pagination, facets: adFacets.optional() }),
  codes: ['FORBIDDEN'],
})

export const getAd = endpoint({
  method: 'GET',
  path: '/classified/{slug}',
  tag: TAG,
  summary: 'One ad',
  description:
    'By slug or id. A sold or expired ad says so in its status; one that is pending, rejected ' +
    'or suspended is found by its seller and administrators only.',
  params: z.object({ slug: z.string().max(200) }),
  answer: success(ad),
  codes: ['NOT_FOUND'],
})

export const countAdView = endpoint({
  method: 'POST',
  path: '/classified/{slug}/views',
  tag: TAG,
  summary: 'Somebody has opened the page of an ad',
  description: 'Counted once for an address, ad and day.',
  params: z.object({ slug: z.string().max(200) }),
  answer: success(z.object({ viewCount: z.int() })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const listClassifiedCategories = endpoint({
  method: 'GET',
  path: '/classified-categories',
  tag: TAG,
  summary: 'Categories of ads, in their order',
  answer: success(z.array(classifiedCategory)),
})

export const snapshotAds = endpoint({
  method: 'GET',
  path: '/snapshot/classified',
  tag: 'Snapshot',
  summary: 'All ads that have a page, in id order',
  query: z.object({
    after: afterText.default(0),
    limit: limit(500),
    ids: idsText(SNAPSHOT_IDS).optional(),
  }),
  answer: success(z.array(ad), {
    next: z.int().nullable().describe('Give it as `after` for the following page; null at the end'),
  }),
})

const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text, context) => {
    const number = normalisePhone(text)
    if (number === null) context.addIssue({ code: 'custom', message: 'Enter a valid phone number' })
    return number ?? ''
  })

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address'))

export const sendInquiry = endpoint({
  method: 'POST',
  path: '/classified-inquiries',
  tag: TAG,
  summary: 'Ask the seller of an ad',
  description:
    'Only about an active ad of somebody else. The same question again within a day is not ' +
    'sent twice.',
  guard: 'user',
  body: z
    .object({
      adId: id,
      inquiryType: z.enum(INQUIRY_TYPES).default('general'),
      message: z.string().overwrite(normaliseText).min(1).max(1000),
      offeredPrice: amount(0.01)
        .nullish()
        .describe('Rupees, at most two decimals; only for price_negotiation'),
      buyerName: z.string().overwrite(normaliseText).min(1).max(120),
      buyerPhone: phone,
      buyerEmail: z.union([z.literal('').transform(() => null), email]).nullish(),
      preferredContact: z.enum(PREFERRED_CONTACTS).default('phone'),
    })
    .superRefine(({ inquiryType, offeredPrice, preferredContact, buyerEmail }, context) => {
      if (offeredPrice && inquiryType !== 'price_negotiation')
        context.addIssue({
          code: 'custom',
          path: ['offeredPrice'],
          message: 'Only for a price negotiation',
        })
      if (preferredContact === 'email' && !buyerEmail)
        context.addIssue({
          code: 'custom',
          path: ['buyerEmail'],
          message: 'Needed to be reached by email',
        })
    }),
  answer: success(z.object({ id })),
  status: 201,
  codes: ['TOO_MANY_REQUESTS', 'NOT_FOUND', 'FORBIDDEN', 'NOT_POSSIBLE'],
})

const savedAd = z.object({ adId: idText })

export const listSavedAds = endpoint({
  method: 'GET',
  path: '/saved-ads',
  tag: TAG,
  summary: 'Ids of the ads the account has saved, the newest first',
  guard: 'user',
  answer: success(z.array(id)),
})

export const saveAd = endpoint({
  method: 'PUT',
  path: '/saved-ads/{adId}',
  tag: TAG,
  summary: 'Save an ad',
  guard: 'user',
  params: savedAd,
  answer: success(z.object({ adId: id })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const unsaveAd = endpoint({
  method: 'DELETE',
  path: '/saved-ads/{adId}',
  tag: TAG,
  summary: 'Save an ad no longer',
  guard: 'user',
  params: savedAd,
  answer: success(z.object({ adId: id })),
})

/** Text in its stored form, so that control characters alone count as empty. */
const text = (most: number) => z.string().overwrite(normaliseText).min(1).max(most)
const onOff = (standard: boolean) =>
  flagText.transform((value) => value ?? standard).default(standard)

export const postAd = endpoint({
  method: 'POST',
  path: '/classified',
  tag: TAG,
  summary: 'Post an ad',
  description:
    'It waits for review. The first of the main images is the featured one. Empty fields are ' +
    'best left out.',
  guard: 'user',
  files: {
    mainImages: { atMost: MAIN_IMAGES, bytes: AD_IMAGE_BYTES },
    additionalImages: { atMost: ADDITIONAL_IMAGES, bytes: AD_IMAGE_BYTES },
    video: { atMost: 1, bytes: AD_VIDEO_BYTES },
  },
  body: z
    .object({
      title: text(200),
      description: text(5000),
      categoryId: text(80).describe('Category id or slug'),
      price: numberText(amount()).describe(
        'Rupees, at most two decimals; may be left out when it is told on request',
      ),
      priceType: z.enum(PRICE_TYPES).default('fixed'),
      condition: z.enum(AD_CONDITIONS),
      brand: text(80).optional(),
      model: text(80).optional(),
      year: numberText(z.int().min(1900).max(2200)),
      city: text(80),
      state: text(80),
      pincode: z
        .string()
        .trim()
        .regex(/^[1-9]\d{5}$/, 'Enter a PIN code of six digits')
        .optional(),
      address: text(300).optional(),
      contactName: text(120),
      contactPhone: phone,
      contactEmail: email.optional(),
      showPhone: onOff(true),
      showEmail: onOff(false),
      mainImages: file('Up to 5 images below 10 MB each, as repeated fields'),
      additionalImages: file('Up to 5 images below 10 MB each, as repeated fields'),
      video: file('A video (MP4 or WebM) below 100 MB'),
    })
    .superRefine(({ price, priceType }, context) => {
      if (price === undefined && priceType !== 'on_request')
        context.addIssue({ code: 'custom', path: ['price'], message: REQUIRED })
    }),
  answer: success(z.object({ id, slug, status: z.enum(AD_STATUSES) }), { message: z.string() }),
  status: 201,
})

export const myAds = endpoint({
  method: 'GET',
  path: '/classified/user/my-ads',
  tag: TAG,
  summary: 'The ads of the account, in every state, the newest first',
  guard: 'user',
  answer: success(z.array(ad)),
})

const named = z.object({ id: idText })
const changed = success(z.object({ id, status: z.enum(AD_STATUSES) }))

export const markSold = endpoint({
  method: 'PATCH',
  path: '/classified/{id}/mark-sold',
  tag: TAG,
  summary: 'Mark an active ad of one’s own as sold',
  guard: 'user',
  params: named,
  answer: changed,
  codes: ['FORBIDDEN', 'NOT_FOUND', 'NOT_POSSIBLE'],
})

export const approveAd = endpoint({
  method: 'PATCH',
  path: '/classified/{id}/approve',
  tag: TAG,
  summary: 'Let a pending ad go live, for 30 days',
  guard: 'admin',
  params: named,
  answer: changed,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const rejectAd = endpoint({
  method: 'PATCH',
  path: '/classified/{id}/reject',
  tag: TAG,
  summary: 'Refuse a pending ad',
  guard: 'admin',
  params: named,
  body: z.object({ reason: text(500) }),
  answer: changed,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const setAdStatus = endpoint({
  method: 'PATCH',
  path: '/classified/{id}/status',
  tag: TAG,
  summary: 'Suspend an active ad, or bring a suspended one back',
  guard: 'admin',
  params: named,
  body: z.object({ status: z.enum(['active', 'suspended']) }),
  answer: changed,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const inquiry = z
  .object({
    id,
    adId: id,
    adTitle: z.string(),
    subject: z.string().describe('What it is about, with the title of the ad'),
    inquiryType: z.enum(INQUIRY_TYPES),
    message: z.string(),
    offeredPrice: rupees.nullable().describe('Rupees'),
    buyerName: z.string(),
    buyerPhone: z.string(),
    buyerEmail: z.string().nullable(),
    preferredContact: z.enum(PREFERRED_CONTACTS),
    isRead: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'ClassifiedInquiry' })

export type Inquiry = z.output<typeof inquiry>

export const sellerInquiries = endpoint({
  method: 'GET',
  path: '/classified-inquiries/seller',
  tag: TAG,
  summary: 'Inquiries about the ads of the account, the newest first',
  guard: 'user',
  answer: success(z.array(inquiry)),
})

export const inquiryStats = endpoint({
  method: 'GET',
  path: '/classified-inquiries/stats',
  tag: TAG,
  summary: 'How many inquiries the account has had, and how many of them are unread',
  guard: 'user',
  answer: success(z.object({ total: z.int(), unread: z.int() })),
})
