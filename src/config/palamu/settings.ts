import { SAMPLE_LOOK } from '#config/site-settings.ts'

/**
 * The website settings a fresh site of the district starts with. Who runs it is unknown, so no way
 * to reach them is given.
 */
export const SAMPLE_SETTINGS = {
  ...SAMPLE_LOOK,
  fontFamily: 'Roboto',
  siteName: 'Zila',
  siteDescription:
    'Banks, hospitals, post offices, stations and other places of Palamu district, Jharkhand: ' +
    'find one by its name in Hindi or English, however you spell it.',
} as const
