import { FETCHED_AT } from '#shared/view/cache-names.ts'

export type KeptPage = { href: string; title: string; fetched: Date }

const MAX_SHOWN = 8
const TITLE = /<title>([^<]*)<\/title>/
const LANGUAGE = /<html[^>]* lang="([^"]*)"/

/** The pages of this language that were opened, those read last first. */
export async function listKeptPages(cache: Cache): Promise<KeptPage[]> {
  const pages: KeptPage[] = []
  for (const { url } of await cache.keys()) {
    const { pathname: href } = new URL(url)
    const kept = await cache.match(url)
    const html = (await kept?.text()) ?? ''
    if (LANGUAGE.exec(html)?.[1] !== document.documentElement.lang) continue
    const title = TITLE.exec(html)?.[1]
    const fetched = new Date(kept?.headers.get(FETCHED_AT) ?? '')
    if (title) pages.push({ href, title: unescape(title), fetched })
  }
  return pages.sort((a, b) => b.fetched.getTime() - a.fetched.getTime()).slice(0, MAX_SHOWN)
}

/** A title as text: the parser alone knows every entity. */
const unescape = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent
