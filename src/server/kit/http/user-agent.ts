import type { Context } from 'hono'

/** The brand of a browser without a window, in `Sec-CH-UA`. */
const HEADLESS = /Headless\w*/i

/**
 * The `User-Agent` of the request; empty when there is none. A program may give itself another
 * browser's name there and forget the brands that its browser sends by itself: these are added.
 */
export function getUserAgent(c: Context): string {
  const named = c.req.header('User-Agent') ?? ''
  const brand = HEADLESS.exec(c.req.header('Sec-CH-UA') ?? '')?.[0]
  return brand && !HEADLESS.test(named) ? `${named} ${brand}` : named
}
