import { blogList } from './en/blog-list.ts'
import { paging } from './en/paging.ts'
import type { Locale } from './index.ts'

/** Texts of the islands of the blog; apart from the rest, because the browser downloads them. */
export type BlogIslandMessages = { blog: typeof blogList; paging: typeof paging }

const DICTIONARIES = { en: { blog: blogList, paging } } satisfies Record<Locale, BlogIslandMessages>

/** The texts of a locale. Unknown locales get English. */
export function getBlogIslandMessages(locale: string | undefined): BlogIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
