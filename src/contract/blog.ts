import { z } from 'zod'
import { categoryBrief } from './categories.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import {
  id,
  languageParam,
  limitParam,
  pageParams,
  searchParam,
  slug,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Blog')

/** How many posts: on a page of the list, beside it as recent ones, and as related ones. */
export const BLOG_PAGE_SIZE = 9
export const RECENT_POSTS_COUNT = 5

/** What a list shows of a post. */
export const blogSummary = z
  .object({
    id,
    slug,
    title: z.string(),
    excerpt: z.string().describe('The start of the text if the post has no excerpt'),
    language: z.string().describe('Its code: en, or that of the district’s own language'),
    featuredImage: z.string().nullable().describe('A path below the API, or an absolute URL'),
    tags: z.array(z.string()),
    categoryId: id.nullable(),
    category: categoryBrief.nullable(),
    author: z.object({ name: z.string() }),
    readingMinutes: z.int(),
    viewCount: z.int().describe('Updated every minute'),
    publishedAt: timestamp,
  })
  .meta({ id: 'BlogSummary' })

export type BlogSummary = z.output<typeof blogSummary>

/** A published post. */
export const blogPost = blogSummary
  .extend({
    content: z.string().describe('Markdown'),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    translationId: id.nullable().describe('The same post in the other language'),
    source: z.string().nullable().describe('Where an imported post came from'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'BlogPost' })

export type BlogPost = z.output<typeof blogPost>

export const blogPagination = z
  .object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalBlogs: z.int(),
    hasPrev: z.boolean(),
    hasNext: z.boolean(),
  })
  .meta({ id: 'BlogPagination' })

export const listBlogs = endpoint('GET /blogs', {
  summary: 'List published posts, newest first, or by relevance when searching',
  description:
    'A post that has a translation into the language is left out: the translation is listed. ' +
    'With `hi`, posts in the district’s own language come first.',
  query: z.object({
    language: languageParam.describe('hi: for readers of the district’s own language'),
    ...pageParams(BLOG_PAGE_SIZE),
    category: z.string().max(200).optional().describe('Id or slug'),
    search: searchParam
      .optional()
      .describe(
        'Searches title, tags, excerpt and text, in Roman letters or the text’s own script',
      ),
  }),
  answer: success(z.object({ blogs: z.array(blogSummary), pagination: blogPagination })),
})

export const listRecentBlogs = endpoint('GET /blogs/recent', {
  summary: 'List the newest published posts',
  query: z.object({
    language: languageParam.describe('hi: for readers of the district’s own language'),
    limit: limitParam(RECENT_POSTS_COUNT),
  }),
  answer: success(z.array(blogSummary)),
})

const params = z.object({ slug: z.string().max(200).describe('Current or former slug') })

export const getBlog = endpoint('GET /blogs/{slug}', {
  summary: 'Get a published post',
  params,
  answer: success(
    blogPost.extend({
      html: z.string().describe('The text as sanitised HTML'),
      translation: blogSummary
        .pick({ id: true, slug: true, title: true, language: true })
        .nullable()
        .describe('The same post in the other language, if it is published'),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const countBlogView = endpoint('POST /blogs/{slug}/views', {
  summary: 'Count a view of a post, once per address and day',
  params,
  answer: success(z.object({ viewCount: z.int() })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
