import { EMAIL_LENGTH, PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { z } from 'zod'
import {
  AD_CONDITIONS,
  AD_STATUSES,
  ADS_PER_PAGE,
  INQUIRY_TYPES,
  PREFERRED_CONTACTS,
  PRICE_TYPES,
} from '#shared/rules/classifieds.ts'
import { OFFER_ANSWERS } from '#shared/rules/offers.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { conversationKey } from './messages.ts'
import { amount, rupees } from './money.ts'
import {
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
    formerPrice: rupees
      .nullable()
      .describe('A higher price that stood for a day at least, before the present one'),
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
    .enum(['', 'all', ...AD_STATUSES])
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
  description: 'Counted once for a visitor, ad and day; not for its seller.',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object({ search: searchText.optional().describe('The search that led to the page') }),
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

export const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text, context) => {
    const number = normalisePhone(text)
    if (number === null) context.addIssue({ code: 'custom', message: 'Enter a valid phone number' })
    return number ?? ''
  })

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_LENGTH)
  .pipe(z.email('Enter a valid email address'))

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
      buyerName: z.string().overwrite(normaliseText).min(1).max(PERSON_NAME_LENGTH),
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
          message: 'Enter your email address',
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
export const text = (most: number) => z.string().overwrite(normaliseText).min(1).max(most)

export const named = z.object({ id: idText })
export const changed = success(z.object({ id, status: z.enum(AD_STATUSES) }))

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
    adPrice: rupees.nullable().describe('What is asked at present; null: on request'),
    adStatus: z.enum(AD_STATUSES),
    subject: z.string().describe('What it is about, with the title of the ad'),
    inquiryType: z.enum(INQUIRY_TYPES),
    message: z.string(),
    offeredPrice: rupees.nullable().describe('Rupees'),
    offerAnswer: z.enum(OFFER_ANSWERS).nullable().describe('null while the offer is open'),
    buyerName: z.string(),
    buyerPhone: z.string(),
    buyerEmail: z.string().nullable(),
    preferredContact: z.enum(PREFERRED_CONTACTS),
    isRead: z.boolean(),
    createdAt: timestamp,
    conversation: conversationKey.describe('Where it is answered'),
  })
  .meta({ id: 'ClassifiedInquiry' })

export type Inquiry = z.output<typeof inquiry>

export const sellerInquiries = endpoint({
  method: 'GET',
  path: '/classified-inquiries/seller',
  tag: TAG,
  summary: 'Inquiries about the ads of the account, the newest first',
  guard: 'user',
  query: z.object({ page, limit: limit(500) }),
  answer: success(z.array(inquiry), { pagination }),
})

export const inquiryStats = endpoint({
  method: 'GET',
  path: '/classified-inquiries/stats',
  tag: TAG,
  summary: 'How many inquiries the account has had, and how many of them are unread',
  guard: 'user',
  answer: success(z.object({ total: z.int(), unread: z.int() })),
})

export const answerOffer = endpoint({
  method: 'PATCH',
  path: '/classified-inquiries/{id}/offer',
  tag: TAG,
  summary: 'Accept or decline the price that somebody offers for an ad of one’s own',
  description:
    'The buyer is told in the conversation and by mail. The answer may be changed; the same one ' +
    'again changes nothing. Only an active ad’s offers can be accepted.',
  guard: 'user',
  params: z.object({ id: idText }),
  body: z.object({
    answer: z.enum(OFFER_ANSWERS),
    note: z
      .string()
      .overwrite(normaliseText)
      .max(500)
      .default('')
      .describe('Said to the buyer with it'),
  }),
  answer: success(z.object({ id, offerAnswer: z.enum(OFFER_ANSWERS) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const readInquiry = endpoint({
  method: 'PATCH',
  path: '/classified-inquiries/{id}/read',
  tag: TAG,
  summary: 'Mark an inquiry about an ad of one’s own as read',
  guard: 'user',
  params: z.object({ id: idText }),
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
