import { z } from 'zod'
import {
  CLASSIFIED_FIELDS,
  type ClassifiedFieldName,
  type ClassifiedFieldWith,
} from '#shared/rules/classified-fields.ts'
import {
  CLASSIFIED_CONDITIONS,
  MAX_CLASSIFIED_IMAGE_BYTES,
  CLASSIFIED_STATUSES,
  MAX_CLASSIFIED_VIDEO_BYTES,
  MAX_ADDITIONAL_IMAGES,
  MAX_MAIN_IMAGES,
  PRICE_TYPES,
  SALE_CHANNELS,
} from '#shared/rules/classifieds.ts'
import type { ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'
import {
  classified,
  classifiedStatusResponse,
  contactEmail,
  classifiedIdParams,
  phoneNumber,
  requiredText,
} from './classifieds.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { clearableRupees, rupees, rupeesParam } from './money.ts'
import { REQUIRED_MESSAGE } from './reasons.ts'
import {
  booleanParam,
  clearable,
  clearableNumber,
  expectedVersion,
  fileField,
  id,
  idListParam,
  numberParam,
  pageParams,
  pinCode,
  sentence,
  slug,
} from './values.ts'

/** What a seller does with ads of his own: post, change, renew, sell, remove. */
const endpoint = createEndpointBuilder('Classifieds')

const IMAGES = MAX_MAIN_IMAGES + MAX_ADDITIONAL_IMAGES

/** A text of a field, within its length. */
const text = (name: ClassifiedFieldWith<'max', number>) => requiredText(CLASSIFIED_FIELDS[name].max)

const onOff = (standard: boolean) =>
  booleanParam.transform((value) => value ?? standard).default(standard)

const year = z.int().min(1900).max(2200)

const hasPrice = { path: ['price'], message: REQUIRED_MESSAGE }

/** Addresses of uploads in a field of a form, separated by spaces or lines. */
const addressesText = z
  .string()
  .max(4000)
  .transform((value) => [...new Set(value.split(/\s+/).filter(Boolean))])
  .refine((list) => list.length <= IMAGES, `Up to ${IMAGES} images`)

export const uploadClassifiedImages = createEndpointBuilder('Uploads')(
  'POST /uploads/classified/images',
  {
    summary: 'Upload pictures of an ad',
    description:
      'The response has the addresses to send as `images` of an ad, in the same order. They ' +
      'are signed and work until the end of the next day. Pictures that no ad uses within a ' +
      'day are deleted.',
    guard: 'user',
    files: { images: { atMost: IMAGES, bytes: MAX_CLASSIFIED_IMAGE_BYTES } },
    body: z.object({ images: fileField('Up to 10 images below 10 MB each, as repeated fields') }),
    answer: success(z.object({ images: z.array(z.object({ url: z.string() })) })),
    status: 201,
  },
)

type PostedField = 'mainImages' | 'additionalImages' | 'videoAddress' | 'draftId'

export const postClassified = endpoint('POST /classified', {
  summary: 'Post an ad',
  description:
    'The ad needs review. The first main image is the featured one. Leave out empty fields. ' +
    'Pictures and a video that were uploaded before are given by their addresses and come ' +
    'before those of this form. Forbidden goods and things that the account already offers ' +
    'are refused.',
  guard: 'user',
  files: {
    mainImages: { atMost: MAX_MAIN_IMAGES, bytes: MAX_CLASSIFIED_IMAGE_BYTES },
    additionalImages: { atMost: MAX_ADDITIONAL_IMAGES, bytes: MAX_CLASSIFIED_IMAGE_BYTES },
    video: { atMost: 1, bytes: MAX_CLASSIFIED_VIDEO_BYTES },
  },
  body: z
    .object({
      title: text('title'),
      description: text('description'),
      categoryId: requiredText(80).describe('Category id or slug'),
      price: rupeesParam().describe(
        'Rupees, at most two decimals; may be left out if the price is on request',
      ),
      priceType: z.enum(PRICE_TYPES).default('fixed'),
      condition: z.enum(CLASSIFIED_CONDITIONS),
      brand: text('brand').optional(),
      model: text('model').optional(),
      year: numberParam(year),
      city: text('city'),
      state: text('state'),
      pincode: pinCode.optional(),
      address: text('address').optional(),
      contactName: text('contactName'),
      contactPhone: phoneNumber,
      contactEmail: contactEmail.optional(),
      showPhone: onOff(true),
      showEmail: onOff(false),
      images: addressesText
        .optional()
        .describe('Addresses of uploaded pictures, separated by spaces'),
      videoAddress: z.string().max(400).optional().describe('Address of an uploaded video'),
      draftId: numberParam(z.int()).describe(
        'The draft of this ad; it is deleted once the ad is posted',
      ),
      mainImages: fileField('Up to 5 images below 10 MB each, as repeated fields'),
      additionalImages: fileField('Up to 5 images below 10 MB each, as repeated fields'),
      video: fileField('A video (MP4 or WebM) below 100 MB'),
    } satisfies Record<ClassifiedFieldName | PostedField, z.ZodType>)
    .superRefine(({ price, priceType }, context) => {
      if (price === undefined && priceType !== 'on_request')
        context.addIssue({ code: 'custom', ...hasPrice })
    }),
  answer: success(z.object({ id, slug, status: z.enum(CLASSIFIED_STATUSES) }), {
    message: sentence,
  }),
  status: 201,
})

export const forbiddenTerm = z
  .object({
    rule: z.string().describe('Rule name in the list of forbidden goods'),
    level: z.enum(['refused', 'hint']).describe('`hint`: the ad can still be posted'),
    field: z.enum(['title', 'description', 'brand', 'model']),
    words: z.string().describe('The matching term'),
    reason: z.string(),
    reasonHindi: z.string(),
  })
  .meta({ id: 'ClassifiedFinding' }) satisfies z.ZodType<ForbiddenTerm>

const earlier = z.object({
  id,
  slug,
  title: z.string(),
  status: z.enum(CLASSIFIED_STATUSES),
  level: forbiddenTerm.shape.level,
})

const partOf = (name: ClassifiedFieldWith<'max', number>) =>
  z.string().max(CLASSIFIED_FIELDS[name].max).default('')

export const checkClassified = endpoint('POST /classified/check', {
  summary: 'Check an ad before it is posted',
  description: 'Nothing is stored. The same checks run when the ad is posted.',
  guard: 'user',
  body: z.object({
    title: partOf('title'),
    description: partOf('description'),
    brand: partOf('brand'),
    model: partOf('model'),
    categoryId: z.string().max(80).default('').describe('Category id or slug'),
    adId: id.optional().describe('The ad that is being edited'),
  }),
  answer: success(
    z.object({
      findings: z.array(forbiddenTerm),
      duplicates: z.array(earlier).describe('My ads that offer the same or nearly the same'),
    }),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})

/** An ad as its seller sees it. */
export const ownClassified = classified
  .extend({
    soldWhere: z.enum(SALE_CHANNELS).nullable(),
    soldPrice: rupees.nullable(),
    shownBefore: z
      .object({
        title: z.string(),
        description: z.string(),
        categoryId: id,
        brand: z.string().nullable(),
        model: z.string().nullable(),
        images: z.int().describe('Number of pictures'),
        hasVideo: z.boolean(),
      })
      .nullable()
      .describe('The public version before a change that needs review'),
    acceptedOffer: rupees.nullable().describe('The offer that was accepted last, in rupees'),
    inquiries: z.int(),
    unreadInquiries: z.int(),
  })
  .meta({ id: 'OwnClassifiedAd' })

export type OwnClassified = z.output<typeof ownClassified>

export const listMyClassifieds = endpoint('GET /classified/user/my-ads', {
  summary: 'List my ads of every status, newest first',
  guard: 'user',
  query: z.object({
    status: z.enum(['', ...CLASSIFIED_STATUSES]).optional(),
    ids: idListParam(200).optional(),
    ...pageParams(500),
  }),
  answer: success(z.array(ownClassified), { pagination }),
})

export const getMyClassified = endpoint('GET /classified/user/my-ads/{id}', {
  summary: 'Get one of my ads for editing',
  guard: 'user',
  params: classifiedIdParams,
  answer: success(ownClassified),
  codes: ['NOT_FOUND'],
})

export const getMyClassifiedsSummary = endpoint('GET /classified/user/summary', {
  summary: 'Get the counts of my ads and my sales',
  guard: 'user',
  answer: success(
    z.object({
      total: z.int(),
      byStatus: z.object(
        Object.fromEntries(CLASSIFIED_STATUSES.map((status) => [status, z.int()])) as Record<
          (typeof CLASSIFIED_STATUSES)[number],
          z.ZodInt
        >,
      ),
      views: z.int(),
      sold: z.int(),
      soldHere: z.int(),
      revenue: rupees.describe(
        "Total of sold ads: the sale price, or the ad's price if that is not known",
      ),
    }),
  ),
})

/** What may be changed of an ad. */
const changes = {
  title: text('title').optional(),
  description: text('description').optional(),
  categoryId: requiredText(80).optional().describe('Category id or slug'),
  price: clearableRupees(),
  priceType: z.enum(PRICE_TYPES).optional(),
  condition: z.enum(CLASSIFIED_CONDITIONS).optional(),
  brand: clearable(text('brand')),
  model: clearable(text('model')),
  year: clearableNumber(year),
  city: text('city').optional(),
  state: text('state').optional(),
  pincode: clearable(pinCode),
  address: clearable(text('address')),
  contactName: text('contactName').optional(),
  contactPhone: phoneNumber.optional(),
  contactEmail: clearable(contactEmail),
  showPhone: z.boolean().optional(),
  showEmail: z.boolean().optional(),
  images: z
    .array(z.string().max(400))
    .max(IMAGES, `Up to ${IMAGES} images`)
    .optional()
    .describe('Addresses, featured picture first'),
  video: z.string().max(400).nullable().optional(),
} satisfies Record<ClassifiedFieldName, z.ZodType>

export const updateClassified = endpoint('PUT /classified/{id}', {
  summary: 'Update my ad',
  description:
    'Fields that are left out do not change. A change of the title, description, category, ' +
    'brand, model, pictures or video needs review again; so does any change of a rejected ' +
    'ad.',
  guard: 'user',
  params: classifiedIdParams,
  body: z.object({ version: expectedVersion, ...changes }),
  answer: success(ownClassified, { message: sentence }),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

const ofOwn = {
  guard: 'user',
  params: classifiedIdParams,
  answer: classifiedStatusResponse,
} as const
const OWN_CODES = ['NOT_FOUND', 'NOT_POSSIBLE'] as const

export const markSold = endpoint('PATCH /classified/{id}/mark-sold', {
  ...ofOwn,
  summary: 'Mark my active ad as sold',
  codes: ['FORBIDDEN', ...OWN_CODES],
})

export const recordSale = endpoint('PUT /classified/{id}/sale', {
  ...ofOwn,
  summary: 'Mark my ad as sold, with the place and price',
  description: 'If the ad is already marked as sold, the details are updated.',
  body: z.object({
    soldWhere: z.enum(SALE_CHANNELS).nullable().default(null),
    soldPrice: clearableRupees(),
  }),
  codes: OWN_CODES,
})

export const undoSale = endpoint('DELETE /classified/{id}/sale', {
  ...ofOwn,
  summary: 'Put a sold ad up for sale again',
  codes: OWN_CODES,
})

export const renewClassified = endpoint('PATCH /classified/{id}/renew', {
  ...ofOwn,
  summary: 'Renew an ad for 30 days, if it has expired or expires within a week',
  codes: OWN_CODES,
})

export const withdrawClassified = endpoint('PATCH /classified/{id}/withdraw', {
  ...ofOwn,
  summary: 'Take my active ad off the list; it can be renewed',
  codes: OWN_CODES,
})

export const deleteClassified = endpoint('DELETE /classified/{id}', {
  summary: 'Delete my ad and its inquiries permanently; administrators can delete any',
  guard: 'user',
  params: classifiedIdParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
