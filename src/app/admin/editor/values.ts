import type { CallInput } from '#client/call.ts'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import type { PostCopy } from '#app/admin/blogs/copy.ts'
import type { BlogStatus } from '#shared/rules/blog.ts'
import { getKolkataDate, toKolkataTime } from '#shared/rules/kolkata.ts'
import { slugify } from '#shared/text/slug.ts'

/** What the editor holds. */
export type Values = {
  title: string
  slug: string
  /** The address was typed; otherwise it follows the title. */
  isOwnSlug: boolean
  excerpt: string
  content: string
  metaTitle: string
  metaDescription: string
  featuredImage: string | null
  tags: string[]
  categoryId: number | null
  status: BlogStatus
  /** When a planned post goes live, on the clock of India. */
  day: string
  time: string
}

const DAY_MS = 24 * 60 * 60_000
const STANDARD_TIME = '09:00'

/** Tomorrow at nine, when nothing was chosen. */
export const standardTime = (now: Date) => ({
  day: getKolkataDate(new Date(now.getTime() + DAY_MS)),
  time: STANDARD_TIME,
})

export const blank = (now: Date): Values => ({
  ...{ title: '', slug: '', isOwnSlug: false, excerpt: '', content: '' },
  ...{ metaTitle: '', metaDescription: '', featuredImage: null, tags: [], categoryId: null },
  status: 'draft',
  ...standardTime(now),
})

export const copyValues = (copy: PostCopy, now: Date): Values => ({
  ...blank(now),
  ...copy,
  metaTitle: copy.metaTitle ?? '',
  metaDescription: copy.metaDescription ?? '',
  slug: slugify(copy.title, 'post'),
})

/** A post as the editor opens it: what is being written beside it, if there is something. */
export function valuesOf(post: AdminBlogPost, now: Date): Values {
  const { title, slug, excerpt, content, tags, categoryId, featuredImage, ...more } =
    post.draft ?? post
  const isPlanned = post.status === 'scheduled' && post.publishedAt
  return {
    ...{ title, slug, isOwnSlug: true, excerpt, content, tags, categoryId, featuredImage },
    metaTitle: more.metaTitle ?? '',
    metaDescription: more.metaDescription ?? '',
    status: post.status,
    ...(isPlanned ? onTheClock(new Date(post.publishedAt!)) : standardTime(now)),
  }
}

const onTheClock = (at: Date) => ({
  day: getKolkataDate(at),
  time: toKolkataTime(at).toISOString().slice(11, 16),
})

/** The moment that was chosen; null for none. */
export function plannedAt({ day, time }: Pick<Values, 'day' | 'time'>): Date | null {
  const at = new Date(`${day}T${time}:00+05:30`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** What a save sends of the text; blank for an address that follows the title. */
export const textOf = (values: Values) => ({
  title: values.title.trim(),
  slug: values.isOwnSlug ? values.slug.trim() : '',
  excerpt: values.excerpt.trim(),
  content: values.content,
  metaTitle: values.metaTitle.trim() || null,
  metaDescription: values.metaDescription.trim() || null,
  featuredImage: values.featuredImage,
  tags: values.tags,
  categoryId: values.categoryId,
})

/** Tells whether two states of a post have the same text, whatever their address is. */
export const markOf = (values: Values): string =>
  JSON.stringify({ ...textOf(values), slug: '' }).normalize('NFC')

type Save = CallInput<'POST /blogs/admin'>['body']

/** What creating or updating sends: the text, and when it is shown. */
export const wholeOf = (values: Values): Save => ({
  ...textOf(values),
  status: values.status,
  ...(values.status === 'scheduled'
    ? { publishedAt: plannedAt(values)?.toISOString() ?? null }
    : {}),
})

/** Something can be saved: a title and a text. */
export const isEnough = ({ title, content }: Values): boolean =>
  title.trim() !== '' && content.trim() !== ''
