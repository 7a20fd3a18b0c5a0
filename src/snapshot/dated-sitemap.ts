import sitemap from '@astrojs/sitemap'
import { splitLanguage } from '#config/languages.ts'
import { getLastModified } from './lastmod.ts'

/** Pages of one person or device, and pages that only a mail links to. */
const NOT_INDEXED =
  /^\/(fallback\/|newsletter\/|(404|favorites|forgot-password|reset-password|confirm-email|restore-number|still-right|offline|share)$)/

/** The date of a page, undefined when it has none. */
export type GetPageDate = (path: string) => string | undefined | Promise<string | undefined>

/**
 * The integration that writes the sitemap: every page for search engines, with its date.
 */
export const createDatedSitemap = (
  dateOf: GetPageDate = getLastModified,
): ReturnType<typeof sitemap> =>
  sitemap({
    filter: (page) => !NOT_INDEXED.test(splitLanguage(new URL(page).pathname).path),
    serialize: async (item) => ({ ...item, lastmod: await dateOf(new URL(item.url).pathname) }),
  })
