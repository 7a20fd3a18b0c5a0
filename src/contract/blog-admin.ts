import { z } from 'zod'
import { BLOG_STATUSES, MAX_POST_TAGS, TAKEN_POST_SLUGS } from '#shared/rules/blog.ts'
import { MAX_POST_LENGTH } from '#shared/rules/post-text.ts'
import { isSlug } from '#shared/text/slug.ts'
import { blogPagination } from './blog.ts'
import { categoryBrief } from './categories.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { refuseHeavyText } from './post-text.ts'
import {
  clearable,
  id,
  idText,
  limit,
  page,
  readVersion,
  searchText,
  storedId,
  timestamp,
} from './values.ts'

/** Calls of administrators on posts in every state. */

const TAG = 'Blog'
export const ADMIN_BLOG_PAGE_SIZE = 20
export const PICTURE_TEXT_LENGTH = 300

const status = z.enum(BLOG_STATUSES)
const language = z.enum(['en', 'hi'])

/** A picture: the path of an upload, or an address elsewhere. */
const picture = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/uploads\/|https:\/\/)[^\s\\]+$/, 'Upload the picture')

const slugText = z
  .string()
  .trim()
  .toLowerCase()
  .max(80)
  .refine(
    (value) => value === '' || (isSlug(value) && !TAKEN_POST_SLUGS.includes(value)),
    'Use lowercase letters and digits, words joined by single hyphens',
  )
  .describe('Blank: made of the title')

const tags = z
  .array(z.string().trim().min(1).max(60))
  .max(MAX_POST_TAGS)
  .transform((given) => [...new Set(given)])

const fields = {
  title: z.string().trim().min(1, 'Enter a title').max(200),
  content: z
    .string()
    .max(MAX_POST_LENGTH)
    .refine((text) => text.trim() !== '', 'Write some text first')
    .superRefine(refuseHeavyText)
    .describe('Markdown'),
  slug: slugText.optional(),
  excerpt: z.string().trim().max(1000).optional(),
  language: language.optional().describe('Left out: told from the text'),
  metaTitle: clearable(z.string().trim().max(200)),
  metaDescription: clearable(z.string().trim().max(500)),
  featuredImage: clearable(picture),
  tags: tags.optional(),
  categoryId: storedId.nullable().optional(),
}

const whenShown = {
  status: status.optional(),
  publishedAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .optional()
    .describe('Of a scheduled post: when it goes live, at least five minutes ahead'),
}

const values = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  language,
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  featuredImage: z.string().nullable(),
  tags: z.array(z.string()),
  categoryId: id.nullable(),
})

const row = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  language,
  featuredImage: z.string().nullable(),
  tags: z.array(z.string()),
  categoryId: id.nullable(),
  category: categoryBrief.nullable(),
  status,
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  viewCount: z.int(),
  author: z.object({ name: z.string(), email: z.string().nullable() }),
  version: z.int().describe('Of the post, or of what is being written beside it'),
})

export const adminBlogRow = row
  .extend({ hasDraft: z.boolean().describe('Something is being written beside what is shown') })
  .meta({ id: 'AdminBlogRow' })

export const adminBlogPost = row
  .extend({
    content: z.string(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    draft: values
      .extend({ by: z.string().nullable(), updatedAt: timestamp })
      .nullable()
      .describe('What is being written, beside what the public sees'),
    links: z
      .record(z.string(), z.string())
      .describe('For each picture it names a link that shows it to its writer'),
  })
  .meta({ id: 'AdminBlogPost' })

export type AdminBlogPost = z.output<typeof adminBlogPost>

export const allBlogs = endpoint({
  method: 'GET',
  path: '/blogs/admin/all',
  tag: TAG,
  summary: 'Posts in every state, the newest first; of a search, the best first',
  guard: 'admin',
  query: z.object({
    status: z
      .enum([...BLOG_STATUSES, ''])
      .optional()
      .transform((value) => value || undefined),
    search: searchText.optional(),
    page,
    limit: limit(ADMIN_BLOG_PAGE_SIZE),
  }),
  answer: success(z.object({ blogs: z.array(adminBlogRow), pagination: blogPagination })),
})

const params = z.object({ id: idText })

export const adminBlog = endpoint({
  method: 'GET',
  path: '/blogs/admin/{id}',
  tag: TAG,
  summary: 'A post in any state, with what is being written beside it',
  guard: 'admin',
  params,
  answer: success(adminBlogPost),
  codes: ['NOT_FOUND'],
})

export const createBlog = endpoint({
  method: 'POST',
  path: '/blogs/admin',
  tag: TAG,
  summary: 'Add a post',
  guard: 'admin',
  body: z.object({
    ...fields,
    ...whenShown,
    key: z
      .uuid()
      .optional()
      .describe('Chosen by the device: sent again after a broken line, the post is made once'),
  }),
  answer: success(adminBlogPost),
  status: 201,
})

export const updateBlog = endpoint({
  method: 'PUT',
  path: '/blogs/admin/{id}',
  tag: TAG,
  summary: 'Change a post: all of it, or what is given',
  description: 'With its text, what was written beside it is done with.',
  guard: 'admin',
  params,
  body: z.object({
    ...fields,
    title: fields.title.optional(),
    content: fields.content.optional(),
    ...whenShown,
    version: readVersion,
  }),
  answer: success(adminBlogPost),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteBlog = endpoint({
  method: 'DELETE',
  path: '/blogs/admin/{id}',
  tag: TAG,
  summary: 'Delete a post',
  guard: 'admin',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})

export const saveBlogDraft = endpoint({
  method: 'PUT',
  path: '/blogs/admin/{id}/draft',
  tag: TAG,
  summary: 'Save what is being written',
  description: 'A post that is shown or planned stays as it is: the text waits beside it.',
  guard: 'admin',
  params,
  body: z.object({
    ...fields,
    version: readVersion,
    isOwnWish: z.boolean().default(false).describe('Saved by a press, which is a version'),
  }),
  answer: success(
    z.object({ id, slug: z.string(), version: z.int(), savedAt: timestamp, isBeside: z.boolean() }),
  ),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const dropBlogDraft = endpoint({
  method: 'DELETE',
  path: '/blogs/admin/{id}/draft',
  tag: TAG,
  summary: 'Throw away what is being written beside a post',
  guard: 'admin',
  params,
  answer: success(adminBlogPost),
  codes: ['NOT_FOUND'],
})

export const previewBlog = endpoint({
  method: 'POST',
  path: '/blogs/admin/preview',
  tag: TAG,
  summary: 'A text as the site would show it',
  guard: 'admin',
  body: z.object({ content: z.string().max(MAX_POST_LENGTH).superRefine(refuseHeavyText) }),
  answer: success(
    z.object({
      html: z.string(),
      headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
    }),
  ),
})

const version = z.object({
  id,
  at: timestamp,
  by: z.string().nullable(),
  kind: z.enum(['saved', 'autosaved']),
  status,
  title: z.string(),
})

export const listBlogVersions = endpoint({
  method: 'GET',
  path: '/blogs/admin/{id}/versions',
  tag: TAG,
  summary: 'How a post was at each saving, the newest first',
  guard: 'admin',
  params,
  answer: success(z.array(version)),
  codes: ['NOT_FOUND'],
})

export const getBlogVersion = endpoint({
  method: 'GET',
  path: '/blogs/admin/{id}/versions/{versionId}',
  tag: TAG,
  summary: 'One version of a post, whole',
  guard: 'admin',
  params: z.object({ id: idText, versionId: idText }),
  answer: success(version.extend({ values })),
  codes: ['NOT_FOUND'],
})

export const lookAtBlog = endpoint({
  method: 'PUT',
  path: '/blogs/admin/{id}/look',
  tag: TAG,
  summary: 'Show other administrators that I have a post open, and see who else has',
  guard: 'admin',
  params,
  answer: success(z.object({ others: z.array(z.string()) })),
  codes: ['NOT_FOUND'],
})

const pictureText = z
  .string()
  .trim()
  .min(1, 'Describe the picture')
  .max(PICTURE_TEXT_LENGTH)
  .describe('Read out to those who do not see the picture')

export const blogPicture = z
  .object({
    id,
    url: z.string(),
    link: z.string().describe('The same with leave to see it'),
    text: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    createdAt: timestamp,
    uses: z.array(z.object({ id, title: z.string() })).describe('Posts that show it'),
  })
  .meta({ id: 'BlogPicture' })

export const listBlogPictures = endpoint({
  method: 'GET',
  path: '/blogs/admin/pictures',
  tag: TAG,
  summary: 'The pictures of the blog, the newest first',
  guard: 'admin',
  query: z.object({ search: searchText.optional(), page, limit: limit(24) }),
  answer: success(z.array(blogPicture), { pagination }),
})

export const addBlogPicture = endpoint({
  method: 'POST',
  path: '/blogs/admin/pictures',
  tag: TAG,
  summary: 'Put an uploaded picture into the library',
  guard: 'admin',
  body: z.object({ url: picture, text: pictureText }),
  answer: success(blogPicture),
  status: 201,
})

export const changeBlogPicture = endpoint({
  method: 'PUT',
  path: '/blogs/admin/pictures/{id}',
  tag: TAG,
  summary: 'Say something else of a picture, or put another in its place in every post',
  guard: 'admin',
  params,
  body: z.object({ text: pictureText.optional(), url: picture.optional() }),
  answer: success(blogPicture),
  codes: ['NOT_FOUND'],
})

export const deleteBlogPicture = endpoint({
  method: 'DELETE',
  path: '/blogs/admin/pictures/{id}',
  tag: TAG,
  summary: 'Take a picture that no post shows out of the library',
  guard: 'admin',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
