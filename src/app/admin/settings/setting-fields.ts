import { AD_PAYMENTS, MOST_PAYMENT } from '#shared/rules/ad-balance.ts'
import type { CallResponse } from '#client/call.ts'
import type { WebsiteSettings } from '#contract/settings.ts'
import { settings as t } from '#i18n/en/app/settings.ts'
import { MOST_GST_PERCENT } from '#shared/rules/gst.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'

export type SettingName = keyof WebsiteSettings
export type TabName = keyof typeof t.tabs
export type SettingValues = CallResponse<'GET /settings'>['data']

/** How a setting is asked for. */
export type FieldKind =
  | 'text'
  | 'area'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'switch'
  | 'colour'
  | 'logo'
  | 'icon'
  | 'list'
  | readonly string[]

export type SettingFieldSpec = {
  name: SettingName
  kind: FieldKind
  min?: number
  max?: number
  /** The language of its text, if not that of the site. */
  lang?: 'hi'
}

const SIZES = ['small', 'medium', 'large'] as const

export const FONTS = [
  'Inter',
  'Roboto',
  'Open Sans',
  'Lato',
  'Poppins',
  'Montserrat',
  'Arial',
  'Georgia',
]

/** What Hindi pages show: asked where people read Hindi. */
const inHindi = (field: SettingFieldSpec): SettingFieldSpec[] =>
  READS_HINDI ? [{ ...field, lang: 'hi' }] : []

/** The fields of each tab, in their order. */
export const FIELDS: Record<TabName, readonly SettingFieldSpec[]> = {
  general: [
    { name: 'siteName', kind: 'text', max: 80 },
    ...inHindi({ name: 'siteNameHi', kind: 'text', max: 80 }),
    { name: 'siteDescription', kind: 'area', max: 500 },
    ...inHindi({ name: 'siteDescriptionHi', kind: 'area', max: 500 }),
  ],
  appearance: [
    { name: 'primaryColor', kind: 'colour' },
    { name: 'secondaryColor', kind: 'colour' },
    { name: 'accentColor', kind: 'colour' },
    { name: 'fontFamily', kind: 'list' },
    { name: 'fontSize', kind: SIZES },
    { name: 'theme', kind: ['light', 'dark', 'auto'] },
    { name: 'borderRadius', kind: ['none', 'small', 'medium', 'large', 'full'] },
    { name: 'shadowStyle', kind: ['none', 'subtle', 'medium', 'strong'] },
  ],
  logos: [
    { name: 'navbarLogo', kind: 'logo' },
    { name: 'footerLogo', kind: 'logo' },
    { name: 'siteLogo', kind: 'logo' },
    { name: 'siteFavicon', kind: 'icon' },
    { name: 'logoSize', kind: SIZES },
    { name: 'logoPosition', kind: ['left', 'center', 'right'] },
  ],
  contact: [
    { name: 'contactEmail', kind: 'email', max: 254 },
    { name: 'contactPhone', kind: 'tel', max: 40 },
    { name: 'contactWhatsapp', kind: 'tel', max: 40 },
    { name: 'contactAddress', kind: 'area', max: 300 },
    { name: 'supportWeekdays', kind: 'text', max: 60 },
    { name: 'supportWeekend', kind: 'text', max: 60 },
    { name: 'legalName', kind: 'text', max: 120 },
    { name: 'grievanceOfficerName', kind: 'text', max: 120 },
    { name: 'grievanceOfficerEmail', kind: 'email', max: 254 },
    { name: 'grievanceOfficerPhone', kind: 'tel', max: 40 },
  ],
  social: [
    { name: 'facebookUrl', kind: 'url', max: 300 },
    { name: 'twitterUrl', kind: 'url', max: 300 },
    { name: 'instagramUrl', kind: 'url', max: 300 },
    { name: 'linkedinUrl', kind: 'url', max: 300 },
    { name: 'youtubeUrl', kind: 'url', max: 300 },
  ],
  seo: [
    { name: 'metaTitle', kind: 'text', max: 120 },
    ...inHindi({ name: 'metaTitleHi', kind: 'text', max: 120 }),
    { name: 'metaDescription', kind: 'area', max: 320 },
    ...inHindi({ name: 'metaDescriptionHi', kind: 'area', max: 320 }),
    { name: 'siteKeywords', kind: 'text', max: 500 },
    { name: 'googleAnalyticsId', kind: 'text', max: 40 },
    { name: 'googleTagManagerId', kind: 'text', max: 40 },
  ],
  features: [
    { name: 'maintenanceMode', kind: 'switch' },
    { name: 'allowRegistration', kind: 'switch' },
    { name: 'allowMobileLogin', kind: 'switch' },
    { name: 'allowForeignNumbers', kind: 'switch' },
    { name: 'textMessagesPerDay', kind: 'number', min: 0, max: 100_000 },
    { name: 'allowBusinessSubmissions', kind: 'switch' },
    { name: 'allowReviews', kind: 'switch' },
    { name: 'showHouseAds', kind: 'switch' },
    { name: 'highestClickPrice', kind: 'number', min: 1, max: 100_000 },
  ],
  money: [
    { name: 'adPayment', kind: AD_PAYMENTS },
    { name: 'adUpiAddress', kind: 'text', max: 255 },
    { name: 'adUpiName', kind: 'text', max: 60 },
    { name: 'adLeastPayment', kind: 'number', min: 1, max: MOST_PAYMENT },
    { name: 'adMostPayment', kind: 'number', min: 1, max: MOST_PAYMENT },
    { name: 'adPaymentsCheckedBy', kind: 'number', min: 0, max: 23 },
    { name: 'adTwoPeopleAbove', kind: 'number', min: 0, max: MOST_PAYMENT },
    { name: 'gstin', kind: 'text', max: 15 },
    { name: 'gstPercent', kind: 'number', min: 0, max: MOST_GST_PERCENT },
    { name: 'gstSac', kind: 'text', max: 8 },
    { name: 'invoicePrefix', kind: 'text', max: 3 },
  ],
  homepage: [
    { name: 'heroTitle', kind: 'text', max: 120 },
    ...inHindi({ name: 'heroTitleHi', kind: 'text', max: 120 }),
    { name: 'heroSubtitle', kind: 'area', max: 240 },
    ...inHindi({ name: 'heroSubtitleHi', kind: 'area', max: 240 }),
    { name: 'heroButtonText', kind: 'text', max: 40 },
    ...inHindi({ name: 'heroButtonTextHi', kind: 'text', max: 40 }),
    { name: 'featuredBusinessesCount', kind: 'number', min: 4, max: 20 },
  ],
}

export const TABS = Object.keys(FIELDS) as TabName[]

/** The tab on which a setting is. */
export const getTabOfSetting = (name: string): TabName =>
  TABS.find((tab) => FIELDS[tab].some((field) => field.name === name)) ?? 'general'

export const getSettingLabel = (name: string): string =>
  (t.fields as Record<string, { label: string }>)[name]?.label ?? name

/** A value as a reader sees it. */
export function formatSettingValue(value: string | number | boolean | null | undefined): string {
  if (value === true) return t.yes
  if (value === false) return t.no
  if (value === null || value === undefined || value === '') return t.none
  return t.choices[String(value)] ?? String(value)
}
