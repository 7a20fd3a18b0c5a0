import { z } from 'zod'
import {
  AD_CONDITIONS,
  AD_IMAGE_BYTES,
  AD_STATUSES,
  AD_VIDEO_BYTES,
  ADDITIONAL_IMAGES,
  MAIN_IMAGES,
  PRICE_TYPES,
  SOLD_PLACES,
} from '#shared/rules/classifieds.ts'
import { ad, changed, email, named, phone, text } from './classifieds.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { amount, rupees } from './money.ts'
import { REQUIRED } from './reasons.ts'
import {
  clearable,
  clearableNumber,
  file,
  flagText,
  id,
  idsText,
  limit,
  numberText,
  page,
  readVersion,
  slug,
} from './values.ts'

/** What a seller does with ads of his own: post, change, renew, sell, remove. */
const TAG = 'Classifieds'

const IMAGES = MAIN_IMAGES + ADDITIONAL_IMAGES

const onOff = (standard: boolean) =>
  flagText.transform((value) => value ?? standard).default(standard)

const pincode = z
  .string()
  .trim()
  .regex(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code')

const year = z.int().min(1900).max(2200)

const hasPrice = { path: ['price'], message: REQUIRED }

/** Addresses of uploads in a field of a form, separated by spaces or lines. */
const addressesText = z
  .string()
  .max(4000)
  .transform((value) => [...new Set(value.split(/\s+/).filter(Boolean))])
  .refine((list) => list.length <= IMAGES, `Up to ${IMAGES} images`)

export const uploadAdImages = endpoint({
  method: 'POST',
  path: '/uploads/classified/images',
  tag: 'Uploads',
  summary: 'Upload pictures of an ad',
  description:
    'The answer is the addresses to give as `images` of an ad, in the order sent, with leave ' +
    'to see them until the end of the next day. What no ad ' +
    'names within a day is removed.',
  guard: 'user',
  files: { images: { atMost: IMAGES, bytes: AD_IMAGE_BYTES } },
  body: z.object({ images: file('Up to 10 images below 10 MB each, as repeated fields') }),
  answer: success(z.object({ images: z.array(z.object({ url: z.string() })) })),
  status: 201,
})

export const postAd = endpoint({
  method: 'POST',
  path: '/classified',
  tag: TAG,
  summary: 'Post an ad',
  description:
    'It waits for review. The first of the main images is the featured one. Empty fields are ' +
    'best left out. Pictures and a video that were uploaded before are named by their ' +
    'addresses and stand before those of this form. What the list of forbidden goods names, ' +
    'and what the account offers already, is refused.',
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
      year: numberText(year),
      city: text(80),
      state: text(80),
      pincode: pincode.optional(),
      address: text(300).optional(),
      contactName: text(120),
      contactPhone: phone,
      contactEmail: email.optional(),
      showPhone: onOff(true),
      showEmail: onOff(false),
      images: addressesText
        .optional()
        .describe('Addresses of uploaded pictures, separated by spaces'),
      videoAddress: z.string().max(400).optional().describe('Address of an uploaded video'),
      draftId: numberText(z.int()).describe('The draft that it was; it goes'),
      mainImages: file('Up to 5 images below 10 MB each, as repeated fields'),
      additionalImages: file('Up to 5 images below 10 MB each, as repeated fields'),
      video: file('A video (MP4 or WebM) below 100 MB'),
    })
    .superRefine(({ price, priceType }, context) => {
      if (price === undefined && priceType !== 'on_request')
        context.addIssue({ code: 'custom', ...hasPrice })
    }),
  answer: success(z.object({ id, slug, status: z.enum(AD_STATUSES) }), { message: z.string() }),
  status: 201,
})

export const finding = z
  .object({
    rule: z.string().describe('Its name in the list of forbidden goods'),
    level: z.enum(['refused', 'hint']).describe('`hint`: may be sent all the same'),
    field: z.enum(['title', 'description', 'brand', 'model']),
    words: z.string().describe('The term of the list that was found'),
    reason: z.string(),
    reasonHindi: z.string(),
  })
  .meta({ id: 'ClassifiedFinding' })

export type Finding = z.output<typeof finding>

const earlier = z.object({
  id,
  slug,
  title: z.string(),
  status: z.enum(AD_STATUSES),
  level: finding.shape.level,
})

export const checkAd = endpoint({
  method: 'POST',
  path: '/classified/check',
  tag: TAG,
  summary: 'What would be said against an ad, before it is sent',
  description: 'Nothing is kept. The same checks are made when the ad is sent.',
  guard: 'user',
  body: z.object({
    title: z.string().max(200).default(''),
    description: z.string().max(5000).default(''),
    brand: z.string().max(80).default(''),
    model: z.string().max(80).default(''),
    categoryId: z.string().max(80).default('').describe('Category id or slug'),
    adId: id.optional().describe('The ad that is being changed'),
  }),
  answer: success(
    z.object({
      findings: z.array(finding),
      duplicates: z.array(earlier).describe('Own ads that offer the same, or nearly'),
    }),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})

/** An ad as its seller sees it. */
export const ownAd = ad
  .extend({
    soldWhere: z.enum(SOLD_PLACES).nullable(),
    soldPrice: rupees.nullable(),
    shownBefore: z
      .object({
        title: z.string(),
        description: z.string(),
        categoryId: id,
        brand: z.string().nullable(),
        model: z.string().nullable(),
        images: z.int().describe('How many'),
        hasVideo: z.boolean(),
      })
      .nullable()
      .describe('What everyone saw before a change that waits for review'),
    inquiries: z.int(),
    unreadInquiries: z.int(),
  })
  .meta({ id: 'OwnClassifiedAd' })

export type OwnAd = z.output<typeof ownAd>

export const myAds = endpoint({
  method: 'GET',
  path: '/classified/user/my-ads',
  tag: TAG,
  summary: 'The ads of the account, in every state, the newest first',
  guard: 'user',
  query: z.object({
    status: z.enum(['', ...AD_STATUSES]).optional(),
    ids: idsText(200).optional(),
    page,
    limit: limit(500),
  }),
  answer: success(z.array(ownAd), { pagination }),
})

export const myAd = endpoint({
  method: 'GET',
  path: '/classified/user/my-ads/{id}',
  tag: TAG,
  summary: 'One ad of the account, to change it',
  guard: 'user',
  params: named,
  answer: success(ownAd),
  codes: ['NOT_FOUND'],
})

export const mySales = endpoint({
  method: 'GET',
  path: '/classified/user/summary',
  tag: TAG,
  summary: 'Counts of the account’s ads, and what was sold',
  guard: 'user',
  answer: success(
    z.object({
      total: z.int(),
      byStatus: z.object(
        Object.fromEntries(AD_STATUSES.map((status) => [status, z.int()])) as Record<
          (typeof AD_STATUSES)[number],
          z.ZodInt
        >,
      ),
      views: z.int(),
      sold: z.int(),
      soldHere: z.int(),
      revenue: rupees.describe(
        'Of the ads marked as sold: what each was sold for, or its price where that is not told',
      ),
    }),
  ),
})

export const updateAd = endpoint({
  method: 'PUT',
  path: '/classified/{id}',
  tag: TAG,
  summary: 'Change an ad of one’s own',
  description:
    'What is not given stays. When what is sold changes (title, description, category, brand, ' +
    'model, pictures, video), the ad waits for review again; a refused one always does.',
  guard: 'user',
  params: named,
  body: z.object({
    version: readVersion,
    title: text(200).optional(),
    description: text(5000).optional(),
    categoryId: text(80).optional().describe('Category id or slug'),
    price: clearableNumber(amount()),
    priceType: z.enum(PRICE_TYPES).optional(),
    condition: z.enum(AD_CONDITIONS).optional(),
    brand: clearable(text(80)),
    model: clearable(text(80)),
    year: clearableNumber(year),
    city: text(80).optional(),
    state: text(80).optional(),
    pincode: clearable(pincode),
    address: clearable(text(300)),
    contactName: text(120).optional(),
    contactPhone: phone.optional(),
    contactEmail: clearable(email),
    showPhone: z.boolean().optional(),
    showEmail: z.boolean().optional(),
    images: z
      .array(z.string().max(400))
      .max(IMAGES, `Up to ${IMAGES} images`)
      .optional()
      .describe('Addresses, the featured one first'),
    video: z.string().max(400).nullable().optional(),
  }),
  answer: success(ownAd, { message: z.string() }),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

const ofOwn = { guard: 'user', params: named, answer: changed } as const
const OWN_CODES = ['NOT_FOUND', 'NOT_POSSIBLE'] as const

export const markSold = endpoint({
  ...ofOwn,
  method: 'PATCH',
  path: '/classified/{id}/mark-sold',
  tag: TAG,
  summary: 'Mark an active ad of one’s own as sold',
  codes: ['FORBIDDEN', ...OWN_CODES],
})

export const tellSale = endpoint({
  ...ofOwn,
  method: 'PUT',
  path: '/classified/{id}/sale',
  tag: TAG,
  summary: 'Mark an ad of one’s own as sold, and say where and for how much',
  description: 'Of one that is marked already, what was said is corrected.',
  body: z.object({
    soldWhere: z.enum(SOLD_PLACES).nullable().default(null),
    soldPrice: clearableNumber(amount()),
  }),
  codes: OWN_CODES,
})

export const undoSale = endpoint({
  ...ofOwn,
  method: 'DELETE',
  path: '/classified/{id}/sale',
  tag: TAG,
  summary: 'A sold ad is for sale again',
  codes: OWN_CODES,
})

export const renewAd = endpoint({
  ...ofOwn,
  method: 'PATCH',
  path: '/classified/{id}/renew',
  tag: TAG,
  summary: 'Show an expired ad for 30 days more, or one that ends within a week',
  codes: OWN_CODES,
})

export const withdrawAd = endpoint({
  ...ofOwn,
  method: 'PATCH',
  path: '/classified/{id}/withdraw',
  tag: TAG,
  summary: 'Take an active ad of one’s own out of the list; it can be renewed',
  codes: OWN_CODES,
})

export const deleteAd = endpoint({
  method: 'DELETE',
  path: '/classified/{id}',
  tag: TAG,
  summary: 'Remove an ad of one’s own with its inquiries, for good; administrators remove any',
  guard: 'user',
  params: named,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
