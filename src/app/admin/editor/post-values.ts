import type { CallInput } from '#client/call.ts'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import type { PostCopy } from '#app/admin/blogs/post-copy.ts'
import type { BlogStatus } from '#shared/rules/blog.ts'
import { getKolkataDate, toKolkataTime } from '#shared/rules/kolkata.ts'
import { slugify } from '#shared/text/slug.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** The form values of the editor. */
export type PostValues = {
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
  /** The same post in the other language. */
  translationId: number | null
  status: BlogStatus
  /** When a planned post goes live, on the clock of India. */
  day: string
  time: string
}

const STANDARD_TIME = '09:00'

/** Tomorrow at nine, when nothing was chosen. */
export const getDefaultPublishTime = (now: Date) => ({
  day: getKolkataDate(new Date(now.getTime() + DAY_MS)),
  time: STANDARD_TIME,
})

export const createEmptyPost = (now: Date): PostValues => ({
  ...{ title: '', slug: '', isOwnSlug: false, excerpt: '', content: '' },
  ...{ metaTitle: '', metaDescription: '', featuredImage: null, tags: [], categoryId: null },
  translationId: null,
  status: 'draft',
  ...getDefaultPublishTime(now),
})

export const copyToPostValues = (copy: PostCopy, now: Date): PostValues => ({
  ...createEmptyPost(now),
  ...copy,
  metaTitle: copy.metaTitle ?? '',
  metaDescription: copy.metaDescription ?? '',
  slug: slugify(copy.title, 'post'),
})

/** A post as the editor opens it: what is being written beside it, if there is something. */
export function toPostValues(post: AdminBlogPost, now: Date): PostValues {
  const { title, slug, excerpt, content, tags, categoryId, featuredImage, ...more } =
    post.draft ?? post
  const isPlanned = post.status === 'scheduled' && post.publishedAt
  return {
    ...{ title, slug, isOwnSlug: true, excerpt, content, tags, categoryId, featuredImage },
    translationId: more.translationId,
    metaTitle: more.metaTitle ?? '',
    metaDescription: more.metaDescription ?? '',
    status: post.status,
    ...(isPlanned ? onTheClock(new Date(post.publishedAt!)) : getDefaultPublishTime(now)),
  }
}

const onTheClock = (at: Date) => ({
  day: getKolkataDate(at),
  time: toKolkataTime(at).toISOString().slice(11, 16),
})

/** The moment that was chosen; null for none. */
export function getPublishDate({ day, time }: Pick<PostValues, 'day' | 'time'>): Date | null {
  const at = new Date(`${day}T${time}:00+05:30`)
  return Number.isNaN(at.getTime()) ? null : at
}

type Save = CallInput<'POST /blogs/admin'>['body']
/** The server sees the language in the text. */
type PostText = Exclude<keyof Save, 'status' | 'publishedAt' | 'key' | 'language'>

/** What a save sends of the text; blank for an address that follows the title. */
export const toPostTextInput = (values: PostValues) =>
  ({
    title: values.title.trim(),
    slug: values.isOwnSlug ? values.slug.trim() : '',
    excerpt: values.excerpt.trim(),
    content: values.content,
    metaTitle: values.metaTitle.trim() || null,
    metaDescription: values.metaDescription.trim() || null,
    featuredImage: values.featuredImage,
    tags: values.tags,
    categoryId: values.categoryId,
    translationId: values.translationId,
  }) satisfies Record<PostText, unknown>

/** Tells whether two states of a post have the same text, whatever their address is. */
export const getPostComparisonKey = (values: PostValues): string =>
  JSON.stringify({ ...toPostTextInput(values), slug: '' }).normalize('NFC')

/** What creating or updating sends: the text, and when it is shown. */
export const toPostBody = (values: PostValues): Save => ({
  ...toPostTextInput(values),
  status: values.status,
  ...(values.status === 'scheduled'
    ? { publishedAt: getPublishDate(values)?.toISOString() ?? null }
    : {}),
})

/** Something can be saved: a title and a text. */
export const canSavePost = ({ title, content }: PostValues): boolean =>
  title.trim() !== '' && content.trim() !== ''
