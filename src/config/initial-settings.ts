import { SAMPLE_APPEARANCE } from '#config/site-settings.ts'
import { DISTRICT_DESCRIPTION } from '#district/local.ts'

/**
 * The website settings that a new site of the district starts with. Its owner is unknown, so they
 * hold no contact.
 */
export const INITIAL_SETTINGS = {
  ...SAMPLE_APPEARANCE,
  fontFamily: 'Roboto',
  siteName: 'Zila',
  siteNameHi: 'ज़िला',
  /** Two full rows. */
  featuredBusinessesCount: 6,
  siteDescription: DISTRICT_DESCRIPTION.en!,
  siteDescriptionHi: DISTRICT_DESCRIPTION.hi ?? '',
} as const
