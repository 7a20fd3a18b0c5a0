import type { Context } from 'hono'

/**
 * How browsers say that nobody looks yet: the standard, Chrome and Safari before it, and Firefox.
 */
const HEADERS = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']
const PREFETCH = /\b(?:prefetch|prerender|preview|preload)\b/i

/** Whether a browser asks ahead, for a page that nobody may ever look at. */
export const isPrefetch = (c: Context): boolean =>
  HEADERS.some((name) => PREFETCH.test(c.req.header(name) ?? ''))
