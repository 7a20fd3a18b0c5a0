/* Where an advertisement may lead. The server also looks at what a name resolves to (`target/`). */

/** Signs that nobody sees: control, format and private ones, and blanks within. */
const UNPRINTABLE = /[\p{C}\s]/u
/** Names of a machine or of a network at home, not of a website. */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

type Read = { url: string } | { problem: string }

/**
 * Reads the address of a website: `Https://shop.example` becomes `https://shop.example`. Refuses
 * names and passwords in it, numbers instead of a name (in every notation), names of private
 * networks, and signs that nobody sees.
 */
export function parseTargetUrl(given: string): Read {
  const text = given.trim()
  const rest = /^https?:\/\/(.*)$/is.exec(text)?.[1]
  if (rest === undefined) return { problem: 'Start with https://' }
  if (UNPRINTABLE.test(text)) return { problem: 'Remove spaces and invisible characters' }
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url) return { problem: 'Enter the full link, such as https://example.com' }
  if (url.username || url.password || rest.split(/[/?#\\]/)[0]!.includes('@'))
    return { problem: 'Remove the username and password from the link' }
  const host = url.hostname.replace(/\.$/, '')
  // The parser writes every notation of a number as four numbers with dots.
  if (host.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(host))
    return { problem: 'Use the website name, not an IP address' }
  if (!host.includes('.') || LOCAL.test(host))
    return { problem: 'This is not a valid website link' }
  return { url: `${url.protocol}//${rest}` }
}

/** The website of an address: its host, with or without `www.`. Throws where it is none. */
export const getHostWithoutWww = (url: string): string =>
  new URL(url).hostname.replace(/^www\./, '')

/**
 * The host as machines write it, where it has other letters than a to z: `xn--pple-43d.example`
 * for one whose а is Cyrillic. Null where both are the same.
 */
export function getPunycodeHost(targetUrl: string): string | null {
  if (!URL.canParse(targetUrl)) return null
  const { hostname } = new URL(targetUrl)
  return hostname.split('.').some((label) => label.startsWith('xn--')) ? hostname : null
}
