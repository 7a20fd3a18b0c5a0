import { z } from 'zod'
import { refuseHeavyText } from '#contract/post-text.ts'
import { plainErrorMap, errorsByField } from '#contract/reasons.ts'
import { unwrapLines } from '#markdown/unwrap-lines.ts'
import { detectLanguage, POST_LANGUAGES, RESERVED_POST_SLUGS } from '#shared/rules/blog.ts'
import { MAX_POST_LENGTH, getPostTextProblem } from '#shared/rules/post-text.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { slugify } from '#shared/text/slug.ts'
import { parseFrontMatter, type FrontMatter } from './front-matter.ts'

const blankAsNull = (value: string) => value || null
const text = (atMost: number) => z.string().max(atMost).default('')

/** A post as a file gives it. */
const filePost = z.object({
  title: z.string().min(1).max(200),
  slug: z.string(),
  excerpt: text(1000),
  content: z.string().min(1).max(MAX_POST_LENGTH).superRefine(refuseHeavyText),
  language: z.enum(POST_LANGUAGES),
  metaTitle: text(200).transform(blankAsNull),
  metaDescription: text(500).transform(blankAsNull),
  featuredImage: text(500).transform(blankAsNull),
  tags: z.array(z.string().min(1).max(60)).max(30),
  category: text(80).transform(blankAsNull),
  translationOf: text(120).transform(blankAsNull),
  authorName: z.string().min(1).max(120),
  status: z.enum(['draft', 'published', 'archived', 'scheduled']),
  publishedAt: z.date().nullable(),
})

export type ImportedPost = z.output<typeof filePost>
export type PostReadResult = { post: ImportedPost } | { problems: Record<string, string> }

const NO_AUTHOR = 'Editorial team'
const DATED_NAME = /^(?:.*\/)?(?:(\d{4}-\d{2}-\d{2})-)?([^/]+?)\.(?:md|mdx|markdown)$/i

/**
 * Reads a Markdown file with front matter; `name` is its path below the folder, from which date and
 * slug come when it gives none.
 */
export function parseImportedPost(name: string, file: string, now: Date): PostReadResult {
  const { front, content } = parseFrontMatter(file)
  const [, dateInName, stem = name] = DATED_NAME.exec(name) ?? []
  const one = (...names: string[]) =>
    names
      .map((key) => front[key])
      .map(firstOf)
      .find(Boolean) ?? ''
  const body = normaliseText(content)
  const publishedAt = dateOf(one('published_at', 'date') || (dateInName ?? ''))
  const wanted = slugify(one('slug') || stem, 'post')
  const parsed = filePost.safeParse(
    {
      title: normaliseText(one('title')) || headingOf(body),
      slug: RESERVED_POST_SLUGS.includes(wanted) ? `${wanted}-post` : wanted,
      excerpt: normaliseText(one('excerpt', 'summary', 'description')),
      content: getPostTextProblem(body) === null ? unwrapLines(body) : body,
      language: one('language', 'lang') || detectLanguage(body),
      metaTitle: one('meta_title'),
      metaDescription: one('meta_description'),
      featuredImage: ownPicture(one('featured_image', 'image')),
      tags: listOf(front, 'tags'),
      category: one('category').toLowerCase(),
      translationOf: one('translation_of').toLowerCase(),
      authorName:
        listOf(front, 'author').join(', ') || listOf(front, 'authors').join(', ') || NO_AUTHOR,
      status: statusOf(one('status', 'draft'), publishedAt, now),
      publishedAt,
    },
    { error: plainErrorMap },
  )
  return parsed.success ? { post: parsed.data } : { problems: errorsByField(parsed.error, 'file') }
}

const firstOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

function listOf(front: FrontMatter, name: string): string[] {
  const value = front[name]
  const items = Array.isArray(value) ? value : (value ?? '').split(',')
  return [...new Set(items.map(normaliseText).filter(Boolean))]
}

const headingOf = (body: string): string => /^#\s+(\S.*)$/m.exec(body)?.[1]?.trim() ?? ''

/** A date without a time means the morning of that day in India. */
function dateOf(given: string): Date | null {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(given) ? `${given}T09:00:00+05:30` : given)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Without a date a post cannot be published; with a date in the future it is scheduled. */
function statusOf(given: string, publishedAt: Date | null, now: Date): string {
  if (given === 'true' || !publishedAt) return 'draft'
  if (given && given !== 'false' && given !== 'published') return given
  return publishedAt > now ? 'scheduled' : 'published'
}

/** Pictures of the file's old home are not here. */
const ownPicture = (path: string): string => (/^(?:https:\/\/|\/uploads\/)/.test(path) ? path : '')
