import { addressOfFile } from './files.ts'

const decode = (text: string) =>
  text
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')

const TAG =
  /<(script|style)\b((?:"[^"]*"|[^">])*)>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi

/**
 * The tags of a page as the browser reads them: what stands within quotes, or within a script, is
 * none.
 */
export const tagsIn = (html: string): { tag: string; attributes: string }[] =>
  [...html.matchAll(TAG)].map((match) => ({
    tag: (match[1] ?? match[3]!).toLowerCase(),
    attributes: match[2] ?? match[4]!,
  }))

/**
 * Where a page leads or what it shows: every `href`, `src`, `action` and `poster` in its markup.
 */
export const addressesIn = (html: string): { tag: string; address: string }[] =>
  tagsIn(html).flatMap(({ tag, attributes }) =>
    [...attributes.matchAll(/\s(?:href|src|action|formaction|poster)="([^"]*)"/g)].map((match) => ({
      tag,
      address: decode(match[1]!),
    })),
  )

export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => decode(match[1]!)))

/**
 * What the browser asks for by itself when it shows the page, as against what a person may follow.
 */
const ASKED_AT_ONCE = /^(?:script|img|iframe|source|video|audio|embed|object|link)$/

/**
 * Links of pages that lead nowhere: no such page, no such part of it. `answers` tells of addresses
 * that are answered by no file.
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
  answers: (path: string) => boolean,
): string[] {
  const known = new Set([
    ...files.map((file) => `/${file}`),
    ...[...pages.keys()].map(addressOfFile),
  ])
  const ids = new Map([...pages].map(([file, html]) => [addressOfFile(file), idsIn(html)]))
  const dead = new Map<string, string>()
  for (const [file, html] of pages) {
    for (const { address } of addressesIn(html)) {
      const url = new URL(address, `http://site.invalid${addressOfFile(file)}`)
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

/** Addresses at other hosts that the browser would ask for by itself. */
export const askedElsewhere = (html: string, origin: string): string[] =>
  addressesIn(html)
    .filter(({ tag, address }) => ASKED_AT_ONCE.test(tag) && /^(?:[a-z]+:)?\/\//i.test(address))
    .filter(({ address }) => new URL(address, origin).origin !== origin)
    .map(({ tag, address }) => `<${tag}> ${address}`)
