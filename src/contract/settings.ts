import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'

const text = (max = 300) => z.string().max(max).default('')
const colour = (standard: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour like #1D5B3B')
    .default(standard)
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('')

/** Website settings with the specification's defaults: what a site has before anything is saved. */
export const websiteSettings = z
  .object({
    siteName: z.string().trim().min(1).max(80).default('Business Directory'),
    siteDescription: text(500),
    siteKeywords: text(500),
    siteLogo: text(),
    navbarLogo: text(),
    footerLogo: text(),
    siteFavicon: text(),
    logoSize: z.enum(['small', 'medium', 'large']).default('medium'),
    logoPosition: z.enum(['left', 'center', 'right']).default('left'),
    primaryColor: colour('#3B82F6'),
    secondaryColor: colour('#10B981'),
    accentColor: colour('#F59E0B'),
    fontFamily: z
      .enum(['Inter', 'Roboto', 'Open Sans', 'Lato', 'Poppins', 'Montserrat', 'Arial', 'Georgia'])
      .default('Inter'),
    fontSize: z.enum(['small', 'medium', 'large']).default('medium'),
    theme: z.enum(['light', 'dark', 'auto']).default('light'),
    borderRadius: z.enum(['none', 'small', 'medium', 'large', 'full']).default('medium'),
    shadowStyle: z.enum(['none', 'subtle', 'medium', 'strong']).default('subtle'),
    contactEmail: z.union([z.literal(''), z.email()]).default(''),
    contactPhone: text(40),
    contactAddress: text(),
    contactWhatsapp: text(40),
    grievanceOfficerName: text(120).describe('Who answers complaints, as Indian law asks'),
    grievanceOfficerEmail: z
      .union([z.literal(''), z.email()])
      .default('')
      .describe('Blank: the contact email'),
    grievanceOfficerPhone: text(40).describe('Blank: the contact phone'),
    facebookUrl: webAddress,
    twitterUrl: webAddress,
    instagramUrl: webAddress,
    linkedinUrl: webAddress,
    youtubeUrl: webAddress,
    metaTitle: text(120),
    metaDescription: text(320),
    googleAnalyticsId: text(40),
    googleTagManagerId: text(40),
    maintenanceMode: z.boolean().default(false),
    allowRegistration: z.boolean().default(true),
    allowBusinessSubmissions: z.boolean().default(true),
    allowReviews: z.boolean().default(true),
    heroTitle: text(120),
    heroSubtitle: text(240),
    heroButtonText: text(40),
    featuredBusinessesCount: z.int().min(4).max(20).default(8),
  })
  .meta({ id: 'WebsiteSettings' })

export type WebsiteSettings = z.output<typeof websiteSettings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  tag: 'Settings',
  summary: 'Website settings',
  description: 'Name, logos, colours, contact and social links. What was never saved has its default.',
  answer: success(websiteSettings),
})
