/** Records that have a name in both scripts, in the order in which the team goes through them. */
export const SPELLED_KINDS = [
  'category',
  'location',
  'feature',
  'field',
  'adCategory',
  'business',
] as const
export type SpelledKind = (typeof SPELLED_KINDS)[number]
