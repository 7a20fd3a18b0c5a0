import { LOCAL_LANGUAGE } from '#district/district.ts'
import { DISTRICT_LANGUAGES } from '#district/local.ts'
import { MINUTE_MS } from './duration.ts'

export const BLOG_STATUSES = ['draft', 'published', 'archived', 'scheduled'] as const
export type BlogStatus = (typeof BLOG_STATUSES)[number]

export const MAX_POST_TAGS = 30

/** What the editor holds of a post, all that its form asks for, in the order of the form. */
export const POST_FIELDS = [
  'title',
  'slug',
  'excerpt',
  'content',
  'language',
  'metaTitle',
  'metaDescription',
  'featuredImage',
  'tags',
  'categoryId',
  'translationId',
] as const
export type PostField = (typeof POST_FIELDS)[number]

/** Names that the addresses of the API and of the pages use for something else. */
export const RESERVED_POST_SLUGS: readonly string[] = ['recent', 'admin', 'category', 'all']

/** The minimum delay of a scheduled post, so that it can still be changed. */
export const MIN_SCHEDULE_AHEAD_MS = 5 * MINUTE_MS

/** What posts may be written in: the languages of the district. */
export const POST_LANGUAGES: readonly string[] = DISTRICT_LANGUAGES

/**
 * The district's own language when a fifth of the letters is not Roman: texts about technical
 * matters are full of English.
 */
export function detectLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const roman = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return (letters - roman) * 5 > letters ? LOCAL_LANGUAGE : 'en'
}

/** What is wrong with a time at which a post should go live; null when it can. */
export function getScheduleProblem(at: Date, now: Date): string | null {
  if (at <= now) return 'Schedule time must be in the future'
  if (at.getTime() - now.getTime() < MIN_SCHEDULE_AHEAD_MS)
    return 'Choose a time at least 5 minutes from now'
  return null
}
