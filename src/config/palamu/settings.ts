import { SAMPLE_APPEARANCE } from '#config/site-settings.ts'

/**
 * The website settings that a new site of the district starts with. Its owner is unknown, so they
 * hold no contact.
 */
export const SAMPLE_SETTINGS = {
  ...SAMPLE_APPEARANCE,
  fontFamily: 'Roboto',
  siteName: 'Zila',
  siteNameHi: 'ज़िला',
  /** Two full rows. */
  featuredBusinessesCount: 6,
  siteDescription:
    'Banks, hospitals, post offices, stations and other places of Palamu district, Jharkhand: ' +
    'find one by its name in Hindi or English, however you spell it.',
  siteDescriptionHi:
    'झारखंड के पलामू ज़िले के बैंक, अस्पताल, डाकघर, स्टेशन और दूसरी जगहें: नाम हिंदी में लिखें या ' +
    'अंग्रेज़ी में, जैसे भी लिखें, मिल जाएगा।',
} as const
