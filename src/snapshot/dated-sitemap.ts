import sitemap from '@astrojs/sitemap'
import { lastmodOf } from './lastmod.ts'

/** What belongs to one person, or only a mail leads to. */
const NOT_FOUND_BY_SEARCH =
  /^\/(fallback\/|newsletter\/|(favorites|forgot-password|reset-password|confirm-email)$)/

/** The date of a page, undefined when it has none. */
export type DateOf = (path: string) => string | undefined | Promise<string | undefined>

/**
 * The integration that writes the sitemap: every page that may be found, with the date of what it
 * shows.
 */
export const datedSitemap = (dateOf: DateOf = lastmodOf): ReturnType<typeof sitemap> =>
  sitemap({
    filter: (page) => !NOT_FOUND_BY_SEARCH.test(new URL(page).pathname),
    serialize: async (item) => ({ ...item, lastmod: await dateOf(new URL(item.url).pathname) }),
  })
