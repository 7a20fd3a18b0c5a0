/** Made-up values that the samples of mails share. */
export const SAMPLE_BUSINESS = 'Sample Stores'
export const SAMPLE_PERSON = 'Sample Person'
export const SAMPLE_TITLE = 'Sample bicycle'
export const SAMPLE_CAMPAIGN = 'Sample campaign'
export const SAMPLE_WORDS = 'These are sample words.\nThey are no real message.'
export const SAMPLE_REFERENCE = 'R-1'
export const SAMPLE_PHONE = '+91 98765 43210'
export const SAMPLE_EMAIL = 'person@example.com'
export const SAMPLE_CODE = '123456'
export const SAMPLE_UNTIL = new Date('2027-01-31T12:00:00Z')
export const SAMPLE_LINK_PROBLEM = {
  title: SAMPLE_CAMPAIGN,
  targetUrl: 'https://shop.example/',
  why: 'stopped',
  detail: 'It redirects to another site: other.example',
} as const
