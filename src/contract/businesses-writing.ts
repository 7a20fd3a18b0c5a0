import { z } from 'zod'
import {
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  EMPLOYEE_COUNTS,
  parseList,
  PAYMENT_METHODS,
  PRICE_RANGES,
  parseYouTubeId,
} from '#shared/rules/business.ts'
import {
  BUSINESS_FIELDS as FIELDS,
  type BusinessFieldName,
  type FieldWith,
  type RequireAll,
} from '#shared/rules/business-fields.ts'
import { plainFieldInputs } from './business-plain-fields.ts'
import { MAX_PHONE_LENGTH } from '#shared/rules/contact-fields.ts'
import { GAPS } from '#shared/rules/gaps.ts'
import { MODERATED_BUSINESS_FIELDS } from '#shared/rules/moderated-fields.ts'
import type { DayHours, SpecialDay } from '#shared/rules/hours.ts'
import { MAX_PHOTO_CAPTION_LENGTH } from '#shared/rules/listing-lengths.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { orderTimeSpans, type TimeSpan } from '#shared/rules/two-spans.ts'
import { normaliseWebAddress } from '#shared/rules/web-address.ts'
import { pendingChange } from './business-changes.ts'
import { business, specialDay } from './businesses.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { clearableRupees } from './money.ts'
import { REQUIRED_MESSAGE } from './reasons.ts'
import { idParams } from './record-endpoints.ts'
import {
  booleanParam,
  clearable,
  clearableNumber,
  expectedVersion,
  id,
  idParam,
  lowerCaseEmail,
  nameText,
  optionalIdParam,
  pageParams,
  pinCode,
  searchParam,
  slug,
  sortParams,
  bodyId,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Businesses')
export const MAX_PHOTOS = 20

const text = (most: number) => z.string().trim().min(1).max(most)

/** Text that may be missing, and is then stored as an empty one. */
const emptyText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .transform((value) => value ?? '')
    .optional()

/** Text that `read` turns into its value, or refuses with a reason. */
const readAs = (most: number, read: (text: string) => string | null, reason: string) =>
  text(most).transform((value, context) => {
    const known = read(value)
    if (known === null) context.addIssue({ code: 'custom', message: reason })
    return known ?? ''
  })

const phone = readAs(MAX_PHONE_LENGTH, normalisePhone, 'Enter a valid phone number')
/** To be given, but an account with a mobile number alone gives null. */
const nullableEmail = z
  .preprocess((value) => (value === '' ? null : value), lowerCaseEmail.nullable())
  .describe('null only if the account has no email') as unknown as z.ZodNullable<
  typeof lowerCaseEmail
>
const webAddress = readAs(
  FIELDS.website.max,
  normaliseWebAddress,
  'Enter a web address such as https://example.org',
)
/** A list; older forms send it as JSON text or separated by commas. */
const list = <Item extends z.ZodType>(item: Item, most: number, tooMany?: string) =>
  z.preprocess(
    (value) => (value === null ? [] : typeof value === 'string' ? parseList(value) : value),
    z.array(item).max(most, tooMany).optional(),
  ) as unknown as z.ZodOptional<z.ZodArray<Item>>

const clock = z
  .string()
  .trim()
  .regex(/^(?:|([01]?\d|2[0-3]):[0-5]\d|24:00)$/, 'Use HH:MM')
  .default('')

const padded = ({ open, close }: TimeSpan): TimeSpan => ({
  open: open.padStart(5, '0'),
  close: close.padStart(5, '0'),
})

const OVERLAP = 'The second time slot must start after the first ends'

/** Both spans of a day in their order; says at the second one what does not fit. */
function both(first: TimeSpan, second: TimeSpan, context: z.core.$RefinementCtx): TimeSpan {
  const missing = (['open', 'close'] as const).filter((name) => second[name] === '')
  const found = missing.length > 0 ? null : orderTimeSpans(first, padded(second))
  if (found) return found
  for (const name of missing)
    context.addIssue({ code: 'custom', path: ['second', name], message: REQUIRED_MESSAGE })
  if (missing.length === 0)
    context.addIssue({ code: 'custom', path: ['second', 'open'], message: OVERLAP })
  return first
}

const day = z
  .object({
    open: clock,
    close: clock,
    closed: z.boolean().default(false),
    second: z.object({ open: clock, close: clock }).nullish(),
  })
  .transform(({ open, close, closed, second }, context): DayHours => {
    if (closed && (open === '' || close === '')) return { open: '00:00', close: '00:00', closed }
    for (const [name, time] of [
      ['open', open],
      ['close', close],
    ] as const)
      if (time === '') context.addIssue({ code: 'custom', path: [name], message: REQUIRED_MESSAGE })
    if (open === '24:00') context.addIssue({ code: 'custom', path: ['open'], message: 'Use HH:MM' })
    const first = padded({ open, close })
    return closed || !second ? { ...first, closed } : { ...both(first, second, context), closed }
  })

const week = z
  .object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  })
  .partial()

const dates = specialDay.transform(({ second, ...day }, context): SpecialDay => {
  const { closed, open, close } = day
  if (!closed && (open === undefined) !== (close === undefined))
    context.addIssue({
      code: 'custom',
      path: [open === undefined ? 'open' : 'close'],
      message: REQUIRED_MESSAGE,
    })
  return !closed && second && open && close
    ? { ...day, ...both({ open, close }, second, context) }
    : day
})

const fields = {
  name: nameText(FIELDS.name.max),
  nameHi: clearable(nameText(FIELDS.nameHi.max)),
  categoryId: idParam as unknown as typeof bodyId,
  businessType: z.enum(BUSINESS_TYPES),
  establishedYear: clearableNumber(z.int().min(1900).max(2200)).describe(
    'From 1900 to the current year',
  ),
  employeeCount: clearable(z.enum(EMPLOYEE_COUNTS)),
  priceRange: clearable(z.enum(PRICE_RANGES)),
  description: text(FIELDS.description.max),
  descriptionHi: emptyText(FIELDS.descriptionHi.max),
  ...plainFieldInputs('basic'),
  tags: list(nameText(60), 30),
  languages: list(nameText(60), 30),
  email: nullableEmail,
  phone,
  alternatePhone: clearable(phone),
  whatsappNumber: clearable(phone),
  website: clearable(webAddress),
  ownerName: nameText(FIELDS.ownerName.max),
  facebook: clearable(webAddress),
  instagram: clearable(webAddress),
  twitter: clearable(webAddress),
  linkedin: clearable(webAddress),
  youtube: clearable(webAddress),
  address: text(FIELDS.address.max),
  selectedState: clearable(text(80)).describe(
    'With selectedDistrict and selectedCity, instead of locationId',
  ),
  selectedDistrict: clearable(text(80)),
  selectedCity: clearable(text(80)),
  locationId: clearableNumber(bodyId).describe('Location id of the city'),
  zipCode: clearable(pinCode),
  ...plainFieldInputs('place'),
  latitude: clearableNumber(z.number().min(-90).max(90)),
  longitude: clearableNumber(z.number().min(-180).max(180)),
  businessHours: clearable(week).describe('By weekday, in Asia/Kolkata; null: unknown'),
  specialDays: list(dates, 60),
  serviceInformation: clearable(z.record(z.string(), z.unknown())).describe(
    'Answers by field name of the category',
  ),
  serviceRadius: clearableNumber(z.int().min(1).max(100)).describe('Kilometres'),
  minimumOrder: clearableRupees(),
  deliveryFee: clearableRupees(),
  serviceAreas: list(nameText(80), 50),
  ...plainFieldInputs('services'),
  selectedFeatures: list(idParam as unknown as typeof bodyId, 200).describe(
    'Ids of features of the category',
  ),
  paymentMethods: list(z.enum(PAYMENT_METHODS), PAYMENT_METHODS.length),
  logo: clearable(z.string().trim().max(300)).describe('The path returned by the logo upload'),
  images: list(
    z.string().trim().min(1).max(300),
    MAX_PHOTOS,
    `Up to ${MAX_PHOTOS} images`,
  ).describe('The paths returned by the photo upload; the first is the main photo'),
  imageTexts: z
    .record(z.string().max(300), z.string().trim().max(MAX_PHOTO_CAPTION_LENGTH))
    .refine((texts) => Object.keys(texts).length <= MAX_PHOTOS)
    .optional()
    .describe('Alternative texts by image path'),
  youtubeVideo: clearable(
    text(FIELDS.youtubeVideo.max).refine(
      (address) => parseYouTubeId(address) !== null,
      'Please enter a valid YouTube video URL',
    ),
  ),
  ...plainFieldInputs('media'),
  ...plainFieldInputs('contact'),
} satisfies Record<BusinessFieldName, z.ZodType>

const SUBMITTED = z.object({
  id,
  slug,
  businessId: z.string(),
  status: z.enum(BUSINESS_STATUSES),
  version: z.int(),
})

const isPointConfirmed = z
  .boolean()
  .optional()
  .describe('Whether a point outside the district is meant; otherwise it is refused')

export const submitBusiness = endpoint('POST /businesses', {
  summary: 'Submit a business',
  description: 'The listing needs review. If it is sent twice within a day, it is stored once.',
  guard: 'owner',
  body: z.object({
    ...fields,
    isPointConfirmed,
    draftId: idParam
      .optional()
      .describe('The draft of this listing; it is deleted once the listing is sent'),
  }),
  answer: success(SUBMITTED),
  status: 201,
  codes: ['TOO_MANY_REQUESTS'],
})

export const updateBusiness = endpoint('PUT /businesses/{id}', {
  summary: 'Update my business',
  description:
    'Fields that are left out do not change. A new category removes the features and ' +
    'service information unless new ones are given. A new name makes a new slug, and the ' +
    "old one redirects to it. On a public listing, an owner's change of name, category, " +
    'place, phone number, email or website needs approval; the page shows the approved ' +
    'values until then. So does a text with a phone number, email or link that the listing ' +
    'does not show yet, and a social link to another network or site. Sending the shown ' +
    'value cancels a pending change.',
  guard: 'owner',
  params: idParams,
  body: z.object(fields).partial().extend({ isPointConfirmed, version: expectedVersion }),
  answer: success(
    SUBMITTED.extend({
      waiting: z.array(z.enum(MODERATED_BUSINESS_FIELDS)).describe('Fields that need approval'),
    }),
  ),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const ownBusiness = business
  .extend({
    ownerName: z.string().nullable(),
    approvedAt: timestamp.nullable(),
    deletedAt: timestamp.nullable().describe('When the owner deleted it; the owner can restore it'),
    removedAt: timestamp.nullable().describe('When a deleted listing is removed permanently'),
    hiddenReason: z.string().nullable().describe('Why it is hidden'),
    hiddenAt: timestamp.nullable().describe('When our team hid it or asked for changes'),
    sentAgainAt: timestamp.nullable().describe('When the owner submitted it again'),
    waitingChange: pendingChange
      .nullable()
      .describe('Pending changes; the other fields have the shown values'),
  })
  .meta({ id: 'OwnBusiness' })

export type OwnBusiness = RequireAll<FieldWith<'shown', 'owner'>, z.output<typeof ownBusiness>>

export const listMyBusinesses = endpoint('GET /businesses/user/my-businesses', {
  summary: 'List my businesses of every status, newest first',
  guard: 'user',
  answer: success(z.array(ownBusiness)),
})

export const getOwnBusiness = endpoint('GET /businesses/user/my-businesses/{id}', {
  summary: 'Get one of my businesses; administrators can get any',
  guard: 'user',
  params: idParams,
  answer: success(ownBusiness),
  codes: ['NOT_FOUND'],
})

export const managedBusiness = ownBusiness
  .extend({ owner: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable() })
  .meta({ id: 'ManagedBusiness' })

export type ManagedBusiness = z.output<typeof managedBusiness>

/** By what lists of administrators are sorted. */
export const ADMIN_BUSINESS_SORTS = ['created', 'updated', 'name', 'confirmed'] as const

/** By what lists of administrators are narrowed, and whom a bulk change is for. */
export const adminBusinessFilters = z.object({
  status: z.enum(['', ...BUSINESS_STATUSES]).optional(),
  search: searchParam
    .optional()
    .describe(
      'Words of the name, a phone number, email, PIN code, source number or id; slips are forgiven',
    ),
  exact: booleanParam.optional().describe('true: the search is not corrected'),
  categoryId: optionalIdParam,
  locationId: optionalIdParam,
  missing: z
    .enum(['', ...GAPS])
    .optional()
    .describe('Only listings without this information'),
  source: searchParam.optional().describe('Import source; `none` for listings added by people'),
  verified: booleanParam.optional(),
  featured: booleanParam.optional(),
  stale: booleanParam.optional().describe('true: only listings not confirmed for 12 months'),
  owned: booleanParam.optional().describe('false: only listings without an owner'),
})

export const listAllBusinesses = endpoint('GET /businesses/admin/all', {
  summary: 'List all businesses of every status, newest first by default',
  guard: 'admin',
  query: adminBusinessFilters.extend({
    ...sortParams(ADMIN_BUSINESS_SORTS, 'created'),
    ...pageParams(100),
  }),
  answer: success(
    z.array(
      managedBusiness.extend({
        sourceId: z.string().nullable().describe('Its number in the import source'),
        views: z.int().describe('All-time page views'),
        contacts: z.int().describe('Calls, WhatsApp, directions, website and messages'),
      }),
    ),
    {
      pagination,
      counts: z
        .object({ pending: z.int(), active: z.int(), inactive: z.int(), closed: z.int() })
        .describe('Counts of all businesses'),
      sources: z.array(z.string()).describe('Import sources'),
      correctedTo: z.string().optional().describe('What was searched for instead'),
    },
  ),
})

export const listBusinessTowns = endpoint('GET /businesses/admin/towns', {
  summary: 'List towns with their district and the number of businesses that match',
  guard: 'admin',
  query: adminBusinessFilters.extend({
    town: searchParam.optional().describe('Part of the name of the town'),
  }),
  answer: success(
    z.array(z.object({ id, city: z.string(), district: z.string(), count: z.int() })),
  ),
})

export const setBusinessStatus = endpoint('PATCH /businesses/{id}/status', {
  summary: 'Approve, reject, deactivate or reactivate a business',
  description:
    'From pending to active (approve) or inactive (reject), from active to inactive ' +
    '(deactivate), from inactive to active (reactivate). The owner is notified by mail.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    status: z.enum(BUSINESS_STATUSES),
    reason: clearable(text(500)).describe('Why it is hidden; shown to the owner'),
    version: expectedVersion,
  }),
  answer: success(z.object({ id, status: z.enum(BUSINESS_STATUSES) })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
})

export const setBusinessVerified = endpoint('PATCH /businesses/{id}/verified', {
  summary: 'Mark a business as verified, or remove the mark',
  guard: 'admin',
  params: idParams,
  body: z.object({ verified: z.boolean() }),
  answer: success(z.object({ id, verified: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const setBusinessFeatured = endpoint('PATCH /businesses/{id}/featured', {
  summary: 'Mark a business as featured, or remove the mark',
  guard: 'admin',
  params: idParams,
  body: z.object({ featured: z.boolean() }),
  answer: success(z.object({ id, featured: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const setBusinessOwner = endpoint('PATCH /businesses/{id}/owner', {
  summary: 'Set or remove the owner of a business',
  description:
    'The owner is the account with this email. The new and the former owner are notified by ' +
    'mail.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({ email: lowerCaseEmail.nullable() }),
  answer: success(
    z.object({
      id,
      owner: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
    }),
  ),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
