import { fileToPath } from './files.ts'

const decode = (text: string) =>
  text
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')

const TAG =
  /<(script|style)\b((?:"[^"]*"|[^">])*)>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi

/** The tags of a page as a browser reads them: text within quotes or scripts is no tag. */
export const findTags = (html: string): { tag: string; attributes: string }[] =>
  [...html.matchAll(TAG)].map((match) => ({
    tag: (match[1] ?? match[3]!).toLowerCase(),
    attributes: match[2] ?? match[4]!,
  }))

/** The addresses in a page: every `href`, `src`, `action` and `poster` of its markup. */
export const findAddresses = (html: string): { tag: string; address: string }[] =>
  findTags(html).flatMap(({ tag, attributes }) =>
    [...attributes.matchAll(/\s(?:href|src|action|formaction|poster)="([^"]*)"/g)].map((match) => ({
      tag,
      address: decode(match[1]!),
    })),
  )

export const findIds = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => decode(match[1]!)))

/** The addresses that a browser loads to show the page, without those of links. */
const ASKED_AT_ONCE = /^(?:script|img|iframe|source|video|audio|embed|object|link)$/

/**
 * Broken links of pages: the page or its part does not exist. `answers` decides about addresses
 * without a file.
 */
export function findDeadLinks(
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
  answers: (path: string) => boolean,
): string[] {
  const known = new Set([...files.map((file) => `/${file}`), ...[...pages.keys()].map(fileToPath)])
  const ids = new Map([...pages].map(([file, html]) => [fileToPath(file), findIds(html)]))
  const dead = new Map<string, string>()
  for (const [file, html] of pages) {
    for (const { address } of findAddresses(html)) {
      const url = new URL(address, `http://site.invalid${fileToPath(file)}`)
      if (url.host !== 'site.invalid') continue
      const path = decodeURI(url.pathname)
      const part = decodeURIComponent(url.hash.slice(1))
      if (!known.has(path) && !answers(path)) dead.set(`${address}: no page`, file)
      else if (part && ids.get(path) && !ids.get(path)!.has(part))
        dead.set(`${address}: no such part`, file)
    }
  }
  return [...dead].map(([reason, file]) => `${file} → ${reason}`)
}

/** Addresses at other hosts that a browser would load. */
export const findExternalRequests = (html: string, origin: string): string[] =>
  findAddresses(html)
    .filter(({ tag, address }) => ASKED_AT_ONCE.test(tag) && /^(?:[a-z]+:)?\/\//i.test(address))
    .filter(({ address }) => new URL(address, origin).origin !== origin)
    .map(({ tag, address }) => `<${tag}> ${address}`)
