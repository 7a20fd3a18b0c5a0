import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH } from '#shared/rules/contact-fields.ts'
import { z } from 'zod'
import {
  CLASSIFIED_CONDITIONS,
  CLASSIFIED_STATUSES,
  CLASSIFIEDS_PER_PAGE,
  INQUIRY_TYPES,
  PREFERRED_CONTACTS,
  PRICE_TYPES,
} from '#shared/rules/classifieds.ts'
import { OFFER_DECISIONS } from '#shared/rules/offers.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { conversationKey } from './messages.ts'
import { clearableRupees, rupees, rupeesParam } from './money.ts'
import { idParams } from './record-endpoints.ts'
import {
  idempotencyKey,
  booleanParam,
  id,
  idParam,
  idListParam,
  languageParam,
  pageParams,
  searchParam,
  slug,
  timestamp,
  numberParam,
} from './values.ts'

const endpoint = createEndpointBuilder('Classifieds')

export const classifiedCategory = z
  .object({
    id,
    name: z.string(),
    nameHi: z.string().nullable(),
    slug,
    description: z.string(),
    descriptionHi: z.string(),
    icon: z.string().nullable().describe('An emoji'),
    color: z.string(),
    status: z.enum(['active', 'inactive']),
    sortOrder: z.int(),
    adCount: z.int().describe('Number of active ads'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'ClassifiedCategory' })

export type ClassifiedCategory = z.output<typeof classifiedCategory>

const categoryBrief = classifiedCategory
  .pick({ id: true, name: true, nameHi: true, slug: true, icon: true, color: true })
  .meta({ id: 'ClassifiedCategoryBrief' })

/** What a list shows of an ad. */
export const classifiedSummary = z
  .object({
    id,
    slug,
    title: z.string(),
    price: rupees.nullable().describe('Rupees; null: on request'),
    priceType: z.enum(PRICE_TYPES),
    formerPrice: rupees
      .nullable()
      .describe('A higher earlier price, which applied for at least a day'),
    condition: z.enum(CLASSIFIED_CONDITIONS),
    city: z.string(),
    state: z.string(),
    category: categoryBrief,
    categoryId: id,
    featuredImage: z.string().nullable(),
    status: z.enum(CLASSIFIED_STATUSES),
    viewCount: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ClassifiedAdSummary' })

export type ClassifiedSummary = z.output<typeof classifiedSummary>

/** An ad as its page shows it. */
export const classified = classifiedSummary
  .extend({
    description: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    year: z.int().nullable(),
    pincode: z.string().nullable(),
    address: z.string().nullable().describe('Only for the seller and administrators'),
    images: z.array(z.string()),
    video: z.string().nullable(),
    contactName: z.string(),
    contactPhone: z.string().nullable().describe('E.164; null when the seller does not show it'),
    contactEmail: z.string().nullable().describe('null when the seller does not show it'),
    showPhone: z.boolean(),
    showEmail: z.boolean(),
    expiresAt: timestamp.nullable(),
    soldAt: timestamp.nullable(),
    rejectReason: z.string().nullable().describe('Only for the seller and administrators'),
    version: z.int(),
  })
  .meta({ id: 'ClassifiedAd' })

export type Classified = z.output<typeof classified>

export const CLASSIFIED_SORTS = ['recent', 'price-low', 'price-high'] as const

const classifiedQuery = z.object({
  search: searchParam.optional().describe('Searches title, description, brand and model'),
  categoryId: searchParam.optional().describe('Category id or slug'),
  category: searchParam.optional().describe('Alias of categoryId'),
  condition: z
    .enum(['', ...CLASSIFIED_CONDITIONS])
    .optional()
    .describe(
      'Only for categories with a condition, so not cattle, seeds, property, jobs and ' +
        'services',
    ),
  minPrice: rupeesParam(),
  maxPrice: rupeesParam(),
  city: searchParam.optional().describe('City name, in English or the district’s own language'),
  ids: idListParam(200).optional().describe('Only these ids, comma separated, at most 200'),
  status: z
    .enum(['', 'all', ...CLASSIFIED_STATUSES])
    .optional()
    .describe('Default: active. Other values need an administrator'),
  sort: z.enum(CLASSIFIED_SORTS).default('recent'),
  facets: booleanParam.optional().describe('Also return the counts per category and city'),
  language: languageParam,
  ...pageParams(CLASSIFIEDS_PER_PAGE),
})

export const classifiedFacets = z
  .object({
    category: z.array(z.object({ id, slug, name: z.string(), count: z.int() })),
    city: z.array(z.object({ city: z.string(), count: z.int() })),
  })
  .meta({
    id: 'ClassifiedFacets',
    description: 'Number of results for each choice, with the other filters unchanged',
  })

export type ClassifiedFacets = z.output<typeof classifiedFacets>

export const listClassifieds = endpoint('GET /classified', {
  summary: 'Search and list classified ads, newest first',
  query: classifiedQuery,
  answer: success(z.array(classifiedSummary), { pagination, facets: classifiedFacets.optional() }),
  codes: ['FORBIDDEN'],
})

export const getClassified = endpoint('GET /classified/{slug}', {
  summary: 'Get an ad',
  description:
    'By slug or id. The status says whether it is sold or expired. Only its seller and ' +
    'administrators can get a pending, rejected or suspended ad.',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object({ language: languageParam }),
  answer: success(classified),
  codes: ['NOT_FOUND'],
})

export const countClassifiedView = endpoint('POST /classified/{slug}/views', {
  summary: 'Count a view of an ad',
  description: 'Counted once per visitor, ad and day; views by the seller are not counted.',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object({ search: searchParam.optional().describe('The search that led to the page') }),
  answer: success(z.object({ viewCount: z.int() })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const listClassifiedCategories = endpoint('GET /classified-categories', {
  summary: 'List categories of ads in their order',
  answer: success(z.array(classifiedCategory)),
})

export const phoneNumber = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text, context) => {
    const number = normalisePhone(text)
    if (number === null) context.addIssue({ code: 'custom', message: 'Enter a valid phone number' })
    return number ?? ''
  })

export const contactEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH)
  .pipe(z.email('Enter a valid email address'))

export const sendInquiry = endpoint('POST /classified-inquiries', {
  summary: 'Send an inquiry to the seller of an ad',
  description: "Only about another person's active ad. The same inquiry within a day is sent once.",
  guard: 'user',
  body: z
    .object({
      adId: id,
      inquiryType: z.enum(INQUIRY_TYPES).default('general'),
      message: z.string().overwrite(normaliseText).min(1).max(1000),
      offeredPrice: clearableRupees(0.01).describe(
        'Rupees, at most two decimals; only for price_negotiation',
      ),
      buyerName: z.string().overwrite(normaliseText).min(1).max(MAX_PERSON_NAME_LENGTH),
      buyerPhone: phoneNumber,
      buyerEmail: z.union([z.literal('').transform(() => null), contactEmail]).nullish(),
      preferredContact: z.enum(PREFERRED_CONTACTS).default('phone'),
      key: idempotencyKey,
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

const savedClassified = z.object({ adId: idParam })

export const listSavedClassifieds = endpoint('GET /saved-ads', {
  summary: 'List the ids of my saved ads, newest first',
  guard: 'user',
  answer: success(z.array(id)),
})

export const saveClassified = endpoint('PUT /saved-ads/{adId}', {
  summary: 'Save an ad',
  guard: 'user',
  params: savedClassified,
  answer: success(z.object({ adId: id })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const unsaveClassified = endpoint('DELETE /saved-ads/{adId}', {
  summary: 'Remove an ad from my saved ads',
  guard: 'user',
  params: savedClassified,
  answer: success(z.object({ adId: id })),
})

/** Text in its stored form, so that control characters alone count as empty. */
export const requiredText = (most: number) => z.string().overwrite(normaliseText).min(1).max(most)

export const classifiedIdParams = idParams
export const classifiedStatusResponse = success(
  z.object({ id, status: z.enum(CLASSIFIED_STATUSES) }),
)

export const approveClassified = endpoint('PATCH /classified/{id}/approve', {
  summary: 'Approve a pending ad for 30 days',
  guard: 'admin',
  params: classifiedIdParams,
  query: z.object({
    version: numberParam(z.int()).describe(
      'The version that was shown: fails if the ad has changed since',
    ),
  }),
  answer: classifiedStatusResponse,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
})

export const rejectClassified = endpoint('PATCH /classified/{id}/reject', {
  summary: 'Reject a pending ad',
  guard: 'admin',
  params: classifiedIdParams,
  body: z.object({ reason: requiredText(500) }),
  answer: classifiedStatusResponse,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const setClassifiedStatus = endpoint('PATCH /classified/{id}/status', {
  summary: 'Suspend an ad that has a page, or restore a suspended one',
  guard: 'admin',
  params: classifiedIdParams,
  body: z.object({ status: z.enum(['active', 'suspended']) }),
  answer: classifiedStatusResponse,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const inquiry = z
  .object({
    id,
    adId: id,
    adTitle: z.string(),
    adPrice: rupees.nullable().describe('Current price; null: on request'),
    adStatus: z.enum(CLASSIFIED_STATUSES),
    subject: z.string().describe('Subject, with the title of the ad'),
    inquiryType: z.enum(INQUIRY_TYPES),
    message: z.string(),
    offeredPrice: rupees.nullable().describe('Rupees'),
    offerAnswer: z.enum(OFFER_DECISIONS).nullable().describe('null while the offer is open'),
    buyerName: z.string(),
    buyerPhone: z.string(),
    buyerEmail: z.string().nullable(),
    preferredContact: z.enum(PREFERRED_CONTACTS),
    isRead: z.boolean(),
    createdAt: timestamp,
    conversation: conversationKey.describe('Conversation in which to reply'),
  })
  .meta({ id: 'ClassifiedInquiry' })

export type Inquiry = z.output<typeof inquiry>

export const listSellerInquiries = endpoint('GET /classified-inquiries/seller', {
  summary: 'List inquiries about my ads, newest first',
  guard: 'user',
  query: z.object({ ...pageParams(500) }),
  answer: success(z.array(inquiry), { pagination }),
})

export const getInquiryStats = endpoint('GET /classified-inquiries/stats', {
  summary: 'Count my inquiries and the unread ones',
  guard: 'user',
  answer: success(z.object({ total: z.int(), unread: z.int() })),
})

export const answerOffer = endpoint('PATCH /classified-inquiries/{id}/offer', {
  summary: 'Accept or decline a price offer for my ad',
  description:
    'The buyer is notified in the conversation and by mail. The answer can be changed ' +
    'later. Only offers for an active ad can be accepted.',
  guard: 'user',
  params: idParams,
  body: z.object({
    answer: z.enum(OFFER_DECISIONS),
    note: z.string().overwrite(normaliseText).max(500).default('').describe('Note to the buyer'),
  }),
  answer: success(z.object({ id, offerAnswer: z.enum(OFFER_DECISIONS) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const markInquiryRead = endpoint('PATCH /classified-inquiries/{id}/read', {
  summary: 'Mark an inquiry about my ad as read',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
