/** What administrators can take out as files. */
export const EXPORT_KINDS = [
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

export type ExportKind = (typeof EXPORT_KINDS)[number]
