import sitemap from '@astrojs/sitemap'
import { lastmodOf } from './lastmod.ts'

/** What belongs to one person, or only a mail leads to. */
const NOT_FOUND_BY_SEARCH = /^\/(fallback\/|newsletter\/|(favorites|forgot-password|reset-password|confirm-email)$)/

/** The integration that writes the sitemap: every page that may be found, with the date of what it shows. */
export const datedSitemap = (isNamed: (path: string) => boolean = () => true): ReturnType<typeof sitemap> =>
  sitemap({
    filter: (page) => {
      const { pathname } = new URL(page)
      return !NOT_FOUND_BY_SEARCH.test(pathname) && isNamed(pathname)
    },
    serialize: async (item) => ({ ...item, lastmod: await lastmodOf(new URL(item.url).pathname) }),
  })
