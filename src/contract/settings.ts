import { z } from 'zod'
import { AD_PAYMENTS, MOST_PAYMENT } from '#shared/rules/ad-balance.ts'
import { PAPER_PREFIX } from '#shared/rules/ad-papers.ts'
import { isGstin, MOST_GST_PERCENT, PROPOSED_GST_PERCENT, PROPOSED_SAC } from '#shared/rules/gst.ts'
import { TEXT_MESSAGES_PER_DAY } from '#shared/rules/mobile.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { isUpiAddress } from '#shared/rules/upi.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { colour, id, pageParams, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Settings')

const text = (max = 300, standard = '') => z.string().trim().max(max).default(standard)
const colourOr = (standard: string) => colour.default(standard)

/** Text that is empty or that `isGood` accepts. */
const blankOr = (max: number, isGood: (text: string) => boolean, reason: string) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value === '' || isGood(value), reason)
    .default('')

const isWebAddress = (value: string) => z.url({ protocol: /^https?$/ }).safeParse(value).success
const webAddress = blankOr(300, isWebAddress, 'Enter a web address such as https://example.org')
const email = blankOr(
  254,
  (value) => z.email().safeParse(value).success,
  'Enter a valid email address',
)
const phone = blankOr(40, (value) => normalisePhone(value) !== null, 'Enter a valid phone number')
/** A picture: the path of an upload, a file of this website, or an address elsewhere. */
const picture = blankOr(
  300,
  (value) => /^\/(?!\/)[^\s\\]*$/.test(value) || isWebAddress(value),
  'Upload the picture, or enter its web address',
)

/**
 * Website settings with the specification's defaults, which a site has before anything is saved.
 */
export const websiteSettings = z.object({
  siteName: z.string().trim().min(1).max(80).default('Business Directory'),
  siteNameHi: text(80).describe('Blank: the name in English'),
  siteDescription: text(500),
  siteDescriptionHi: text(500).describe(
    'For pages in the district’s own language. Blank: the standard text, as of the others',
  ),
  siteKeywords: text(500),
  siteLogo: picture,
  navbarLogo: picture,
  footerLogo: picture,
  siteFavicon: picture,
  logoSize: z.enum(['small', 'medium', 'large']).default('medium'),
  logoPosition: z.enum(['left', 'center', 'right']).default('left'),
  primaryColor: colourOr('#3B82F6'),
  secondaryColor: colourOr('#10B981'),
  accentColor: colourOr('#F59E0B'),
  fontFamily: z
    .enum(['Inter', 'Roboto', 'Open Sans', 'Lato', 'Poppins', 'Montserrat', 'Arial', 'Georgia'])
    .default('Inter'),
  fontSize: z.enum(['small', 'medium', 'large']).default('medium'),
  theme: z.enum(['light', 'dark', 'auto']).default('light'),
  borderRadius: z.enum(['none', 'small', 'medium', 'large', 'full']).default('medium'),
  shadowStyle: z.enum(['none', 'subtle', 'medium', 'strong']).default('subtle'),
  contactEmail: email,
  contactPhone: phone,
  contactAddress: text(),
  contactWhatsapp: phone,
  supportWeekdays: text(60, '9:00 AM - 6:00 PM'),
  supportWeekend: text(60, '10:00 AM - 4:00 PM'),
  legalName: text(120),
  grievanceOfficerName: text(120).describe('Grievance officer required by Indian law'),
  grievanceOfficerEmail: email.describe('Blank: the contact email'),
  grievanceOfficerPhone: phone.describe('Blank: the contact phone'),
  facebookUrl: webAddress,
  twitterUrl: webAddress,
  instagramUrl: webAddress,
  linkedinUrl: webAddress,
  youtubeUrl: webAddress,
  metaTitle: text(120),
  metaTitleHi: text(120),
  metaDescription: text(320),
  metaDescriptionHi: text(320),
  googleAnalyticsId: blankOr(
    40,
    (value) => /^(?:G-[A-Z0-9]+|UA-\d+-\d+)$/.test(value),
    'Use an id like G-ABC1234567',
  ),
  googleTagManagerId: blankOr(
    40,
    (value) => /^GTM-[A-Z0-9]+$/.test(value),
    'Use an id like GTM-ABC1234',
  ),
  maintenanceMode: z.boolean().default(false),
  allowRegistration: z.boolean().default(true),
  allowBusinessSubmissions: z.boolean().default(true),
  allowMobileLogin: z.boolean().default(true),
  allowForeignNumbers: z.boolean().default(false),
  textMessagesPerDay: z.int().min(0).max(100_000).default(TEXT_MESSAGES_PER_DAY),
  allowReviews: z.boolean().default(true),
  adPayment: z
    .enum(AD_PAYMENTS)
    .default('prepaid')
    .describe('Whether clicks need money that was paid in before'),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => value === '' || isGstin(value), 'Check the 15 characters of the GSTIN')
    .default('')
    .describe('Blank: no tax on clicks, and no tax invoices'),
  gstPercent: z.int().min(0).max(MOST_GST_PERCENT).default(PROPOSED_GST_PERCENT),
  gstSac: z
    .string()
    .trim()
    .regex(/^\d{4,8}$/, 'Enter 4 to 8 digits')
    .default(PROPOSED_SAC),
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(PAPER_PREFIX, 'Enter 1 to 3 capital letters or digits')
    .default('Z')
    .describe('What numbers of receipts and invoices begin with'),
  adUpiAddress: blankOr(255, isUpiAddress, 'Enter a UPI ID like name@bank').describe(
    'Where advertisers pay by UPI. Blank: not by UPI',
  ),
  adUpiName: text(60).describe('Name that UPI apps show. Blank: the name of the site'),
  adLeastPayment: z.int().min(1).max(MOST_PAYMENT).default(100).describe('In rupees'),
  adMostPayment: z.int().min(1).max(MOST_PAYMENT).default(50_000).describe('In rupees'),
  adPaymentsCheckedBy: z
    .int()
    .min(0)
    .max(23)
    .default(18)
    .describe('Hour of the next working day by which payments are looked at'),
  adTwoPeopleAbove: z
    .int()
    .min(0)
    .max(MOST_PAYMENT)
    .default(10_000)
    .describe('Rupees above which money of advertisers needs two administrators'),
  showHouseAds: z.boolean().default(true),
  highestClickPrice: z.int().min(1).max(100_000).default(500).describe('In rupees'),
  heroTitle: text(120),
  heroTitleHi: text(120),
  heroSubtitle: text(240),
  heroSubtitleHi: text(240),
  heroButtonText: text(40),
  heroButtonTextHi: text(40),
  featuredBusinessesCount: z.int().min(4).max(20).default(8),
})

export type WebsiteSettings = z.output<typeof websiteSettings>

/** The settings in answers, with values that are derived and not saved. */
const siteSettings = websiteSettings
  .extend({
    takesMessages: z
      .boolean()
      .describe('false: nobody reads messages and reports, so they are refused'),
  })
  .meta({ id: 'WebsiteSettings' })

export type SiteSettings = z.output<typeof siteSettings>

export const getSettings = endpoint('GET /settings', {
  summary: 'Get the website settings',
  description:
    'Name, logos, colours, contact and social links. Settings that were never saved have ' +
    'their defaults.',
  answer: success(siteSettings),
})

type Shape = typeof websiteSettings.shape
type Changes = {
  [Name in keyof Shape]: z.ZodOptional<
    Shape[Name] extends z.ZodDefault<infer Value> ? Value : never
  >
}

/** Any of the settings. One that is left out stays as it is, so there are no defaults here. */
const settingsChanges = z.object(
  Object.fromEntries(
    Object.entries(websiteSettings.shape).map(([name, schema]) => [
      name,
      schema.removeDefault().optional(),
    ]),
  ) as Changes,
)

export const saveSettings = endpoint('POST /settings', {
  summary: 'Save website settings',
  description:
    'Send all or some settings; the others do not change. The response has all settings.',
  guard: 'admin',
  stepUp: true,
  body: settingsChanges,
  answer: success(siteSettings),
})

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const settingsChange = z
  .object({
    id,
    at: timestamp,
    by: z.string().nullable().describe('null: the website itself'),
    isRestore: z.boolean(),
    changes: z.array(z.object({ name: z.string(), before: value, after: value })),
  })
  .meta({ id: 'SettingsChange' })

export type SettingsChange = z.output<typeof settingsChange>

export const listSettingsHistory = endpoint('GET /settings/history', {
  summary: 'List changes to the website settings, newest first',
  guard: 'admin',
  query: z.object({ ...pageParams(100) }),
  answer: success(z.array(settingsChange), { pagination }),
})

export const restoreSettings = endpoint('POST /settings/history/{id}/restore', {
  summary: 'Restore the website settings from before a change',
  description: 'A setting whose picture no longer exists does not change and is listed in `gone`.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: success(siteSettings, { gone: z.array(z.string()) }),
  codes: ['NOT_FOUND'],
})

export const createMaintenancePass = endpoint('POST /settings/site-pass', {
  summary: 'Get a pass to view the site during maintenance',
  description: "It is the value of the cookie `zila_pass`, which the site's server checks.",
  guard: 'admin',
  answer: success(z.object({ pass: z.string(), seconds: z.int() })),
})
