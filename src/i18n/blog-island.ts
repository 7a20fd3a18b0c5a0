import { blog } from './en/blog.ts'
import { paging } from './en/paging.ts'
import type { Locale } from './index.ts'

/** What the islands of the blog say: apart from the rest, as the browser downloads it. */
export type BlogIslandMessages = { blog: typeof blog; paging: typeof paging }

const DICTIONARIES = { en: { blog, paging } } satisfies Record<Locale, BlogIslandMessages>

/** The texts of a locale. Unknown locales read English. */
export function blogIslandMessages(locale: string | undefined): BlogIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
