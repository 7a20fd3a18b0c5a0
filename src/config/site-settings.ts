/** The website settings that the layout needs; the answer of `GET /api/settings` fits. */
export interface LayoutSettings extends SiteAppearance {
  siteName: string
  siteDescription: string
  siteKeywords: string
  siteFavicon: string
  /** Where the bar or the footer has no logo of its own. */
  siteLogo: string
  navbarLogo: string
  footerLogo: string
  logoSize: 'small' | 'medium' | 'large'
  logoPosition: 'left' | 'center' | 'right'
  contactEmail: string
  contactPhone: string
  contactAddress: string
  contactWhatsapp: string
  supportWeekdays: string
  supportWeekend: string
  facebookUrl: string
  twitterUrl: string
  instagramUrl: string
  linkedinUrl: string
  youtubeUrl: string
  allowBusinessSubmissions: boolean
  googleAnalyticsId: string
  googleTagManagerId: string
}

/** The settings that change how the site looks. */
export interface SiteAppearance {
  primaryColor: string
  secondaryColor: string
  accentColor: string
  fontFamily: string
  fontSize: 'small' | 'medium' | 'large'
  theme: 'light' | 'dark' | 'auto'
  borderRadius: 'none' | 'small' | 'medium' | 'large' | 'full'
  shadowStyle: 'none' | 'subtle' | 'medium' | 'strong'
}

/** The default look in src/styles/tokens.css: the sample district's settings. */
export const SAMPLE_APPEARANCE: SiteAppearance = {
  primaryColor: '#1D5B3B',
  secondaryColor: '#702A18',
  accentColor: '#F0692A',
  fontFamily: 'Roboto',
  fontSize: 'medium',
  theme: 'auto',
  borderRadius: 'small',
  shadowStyle: 'subtle',
}
