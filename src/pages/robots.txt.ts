import type { APIRoute } from 'astro'

/**
 * Everything may be read; pages that stand in for others say themselves that they are not to be
 * found.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`)
