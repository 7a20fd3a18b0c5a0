import { SAMPLE_APPEARANCE, type LayoutSettings } from '#config/site-settings.ts'

/** Website settings as a district fills them; the addresses lead nowhere. */
export const SAMPLE_SITE: LayoutSettings = {
  ...SAMPLE_APPEARANCE,
  siteName: 'Zila',
  siteDescription: '',
  siteKeywords: '',
  siteFavicon: '',
  siteLogo: '',
  allowBusinessSubmissions: true,
  googleAnalyticsId: '',
  googleTagManagerId: '',
  navbarLogo: '',
  footerLogo: '',
  logoSize: 'medium',
  logoPosition: 'left',
  contactEmail: '',
  contactPhone: '',
  contactAddress: '',
  contactWhatsapp: '',
  supportWeekdays: '9:00 AM - 6:00 PM',
  supportWeekend: '10:00 AM - 4:00 PM',
  facebookUrl: '',
  twitterUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  youtubeUrl: '',
}
