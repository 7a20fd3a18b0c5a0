import { z } from 'zod'
import {
  BLOG_STATUSES,
  MAX_POST_TAGS,
  RESERVED_POST_SLUGS,
  type PostField,
  POST_LANGUAGES,
} from '#shared/rules/blog.ts'
import { MAX_POST_LENGTH } from '#shared/rules/post-text.ts'
import { isSlug } from '#shared/text/slug.ts'
import { blogPagination } from './blog.ts'
import { categoryBrief } from './categories.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { refuseHeavyText } from './post-text.ts'
import { idParams } from './record-endpoints.ts'
import {
  clearable,
  id,
  idParam,
  pageParams,
  expectedVersion,
  searchParam,
  bodyId,
  timestamp,
} from './values.ts'

/** Calls of administrators on posts in every state. */

const endpoint = createEndpointBuilder('Blog')
export const ADMIN_BLOG_PAGE_SIZE = 20
export const MAX_PICTURE_ALT_LENGTH = 300

const status = z.enum(BLOG_STATUSES)
const language = z.enum(POST_LANGUAGES)

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
    (value) => value === '' || (isSlug(value) && !RESERVED_POST_SLUGS.includes(value)),
    'Use lowercase letters and digits, words joined by single hyphens',
  )
  .describe('Blank: created from the title')

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
  language: language.optional().describe('Default: detected from the text'),
  metaTitle: clearable(z.string().trim().max(200)),
  metaDescription: clearable(z.string().trim().max(500)),
  featuredImage: clearable(picture),
  tags: tags.optional(),
  categoryId: bodyId.nullable().optional(),
  translationId: bodyId
    .nullable()
    .optional()
    .describe('The same post in the other language; that post then names this one'),
} satisfies Record<PostField, z.ZodType>

const whenShown = {
  status: status.optional(),
  publishedAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .optional()
    .describe('For a scheduled post: the publication time, at least five minutes ahead'),
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
  translationId: id.nullable(),
} satisfies Record<PostField, z.ZodType>)

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
  translationId: id.nullable(),
  status,
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  viewCount: z.int(),
  author: z.object({ name: z.string(), email: z.string().nullable() }),
  version: z.int().describe('Version of the post or of its draft'),
})

export const adminBlogRow = row
  .extend({ hasDraft: z.boolean().describe('The post has an unpublished draft') })
  .meta({ id: 'AdminBlogRow' })

export const adminBlogPost = row
  .extend({
    ...values.pick({ content: true, metaTitle: true, metaDescription: true }).shape,
    draft: values
      .extend({ by: z.string().nullable(), updatedAt: timestamp })
      .nullable()
      .describe('The unpublished draft'),
    links: z
      .record(z.string(), z.string())
      .describe('Links that let the author see the pictures in the text'),
  })
  .meta({ id: 'AdminBlogPost' })

export type AdminBlogPost = z.output<typeof adminBlogPost>

export const listAllBlogs = endpoint('GET /blogs/admin/all', {
  summary: 'List posts of every status, newest first, or by relevance when searching',
  guard: 'admin',
  query: z.object({
    status: z
      .enum([...BLOG_STATUSES, ''])
      .optional()
      .transform((value) => value || undefined),
    search: searchParam.optional(),
    ...pageParams(ADMIN_BLOG_PAGE_SIZE),
  }),
  answer: success(z.object({ blogs: z.array(adminBlogRow), pagination: blogPagination })),
})

export const getAdminBlog = endpoint('GET /blogs/admin/{id}', {
  summary: 'Get a post of any status, with its draft',
  guard: 'admin',
  params: idParams,
  answer: success(adminBlogPost),
  codes: ['NOT_FOUND'],
})

export const createBlog = endpoint('POST /blogs/admin', {
  summary: 'Add a post',
  guard: 'admin',
  body: z.object({
    ...fields,
    ...whenShown,
    key: z
      .uuid()
      .optional()
      .describe(
        'Chosen by the client: a request that is repeated with the same key creates one post',
      ),
  }),
  answer: success(adminBlogPost),
  status: 201,
})

export const updateBlog = endpoint('PUT /blogs/admin/{id}', {
  summary: 'Update a post',
  description: 'Fields that are left out do not change. Sending the text discards the draft.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    ...fields,
    title: fields.title.optional(),
    content: fields.content.optional(),
    ...whenShown,
    version: expectedVersion,
  }),
  answer: success(adminBlogPost),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteBlog = endpoint('DELETE /blogs/admin/{id}', {
  summary: 'Delete a post',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})

export const saveBlogDraft = endpoint('PUT /blogs/admin/{id}/draft', {
  summary: 'Save the draft of a post',
  description: 'A published or scheduled post does not change; the text is stored as its draft.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    ...fields,
    version: expectedVersion,
    isOwnWish: z.boolean().default(false).describe('true: saved by hand, which stores a version'),
  }),
  answer: success(
    z.object({ id, slug: z.string(), version: z.int(), savedAt: timestamp, isBeside: z.boolean() }),
  ),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const discardBlogDraft = endpoint('DELETE /blogs/admin/{id}/draft', {
  summary: 'Discard the draft of a post',
  guard: 'admin',
  params: idParams,
  answer: success(adminBlogPost),
  codes: ['NOT_FOUND'],
})

export const previewBlog = endpoint('POST /blogs/admin/preview', {
  summary: 'Preview a text as the site would show it',
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

export const listBlogVersions = endpoint('GET /blogs/admin/{id}/versions', {
  summary: 'List the saved versions of a post, newest first',
  guard: 'admin',
  params: idParams,
  answer: success(z.array(version)),
  codes: ['NOT_FOUND'],
})

export const getBlogVersion = endpoint('GET /blogs/admin/{id}/versions/{versionId}', {
  summary: 'Get one version of a post',
  guard: 'admin',
  params: z.object({ id: idParam, versionId: idParam }),
  answer: success(version.extend({ values })),
  codes: ['NOT_FOUND'],
})

export const markBlogViewing = endpoint('PUT /blogs/admin/{id}/look', {
  summary: 'Show that I have a post open, and see who else does',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ others: z.array(z.string()) })),
  codes: ['NOT_FOUND'],
})

const pictureText = z
  .string()
  .trim()
  .min(1, 'Describe the picture')
  .max(MAX_PICTURE_ALT_LENGTH)
  .describe('Alternative text, read out by screen readers')

export const blogPicture = z
  .object({
    id,
    url: z.string(),
    link: z.string().describe('A signed link to the picture'),
    text: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    createdAt: timestamp,
    uses: z.array(z.object({ id, title: z.string() })).describe('Posts that use it'),
  })
  .meta({ id: 'BlogPicture' })

export const listBlogPictures = endpoint('GET /blogs/admin/pictures', {
  summary: 'List the pictures of the blog, newest first',
  guard: 'admin',
  query: z.object({ search: searchParam.optional(), ...pageParams(24) }),
  answer: success(z.array(blogPicture), { pagination }),
})

export const addBlogPicture = endpoint('POST /blogs/admin/pictures', {
  summary: 'Add an uploaded picture to the library',
  guard: 'admin',
  body: z.object({ url: picture, text: pictureText }),
  answer: success(blogPicture),
  status: 201,
})

export const updateBlogPicture = endpoint('PUT /blogs/admin/pictures/{id}', {
  summary: 'Change the description of a picture, or replace it in every post',
  guard: 'admin',
  params: idParams,
  body: z.object({ text: pictureText.optional(), url: picture.optional() }),
  answer: success(blogPicture),
  codes: ['NOT_FOUND'],
})

export const deleteBlogPicture = endpoint('DELETE /blogs/admin/pictures/{id}', {
  summary: 'Delete a picture that no post uses',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
