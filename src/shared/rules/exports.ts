/** What administrators can take out as files. */
export const EXPORTS = [
  'businesses',
  'users',
  'categories',
  'locations',
  'features',
  'reviews',
  'blog',
  'classified',
  'contacts',
  'campaigns',
  'open-data',
] as const

export type Export = (typeof EXPORTS)[number]
