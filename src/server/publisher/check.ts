import type { PageFacts } from './html.ts'
import { filesAt } from '#server/releases/release.ts'

export type SiteToBe = {
  /** Whether a file is part of the site that goes live. */
  has: (file: string) => boolean
  /** Clean addresses that must be there. */
  expected: readonly string[]
}

export type Check = {
  /** Looks at a page of the site. */
  look: (file: string, page: PageFacts) => void
  /**
   * What is wrong with what was looked at, in sentences; none means that it may go live. Every
   * expected page is there, every page has a title, and every address that a page leads to within
   * the site exists.
   */
  problems: (site: SiteToBe) => string[]
}

/** Answered by the server itself, not from the release. */
const LIVE = /^\/api(\/|$)/
/** Of each kind. */
const MOST_SHOWN = 10

/** Looks at the pages of a site while they are made, and at the end says what is wrong. */
export function openCheck(siteUrl: string): Check {
  const siteHost = new URL(siteUrl).host
  const untitled: string[] = []
  /** Addresses within the site, and the first page that leads there. */
  const led = new Map<string, string>()
  /** Links from the root, which stand on many pages. */
  const seen = new Set<string>()

  return {
    look: (file, page) => {
      if (page.title === '') untitled.push(`${file} has no title.`)
      for (const link of page.links) {
        if (seen.has(link)) continue
        if (link.startsWith('/')) seen.add(link)
        const address = addressWithin(link, file, siteHost)
        if (address !== null && !led.has(address) && !LIVE.test(address)) led.set(address, file)
      }
    },
    problems: ({ has, expected }) => {
      const isThere = (address: string) => filesAt(address).some(has)
      const missing = expected
        .filter((address) => !isThere(address))
        .map((address) => `${address} is missing.`)
      const dead = [...led]
        .filter(([address]) => !isThere(address))
        .map(([address, file]) => `${file} leads to ${address}, which is no address of the site.`)
      return [missing, untitled.sort(), dead.sort()].flatMap(shortened)
    },
  }
}

/**
 * The decoded path of a link that stays within the site, null for all others; what cannot be read
 * is given as it is.
 */
function addressWithin(link: string, file: string, siteHost: string): string | null {
  if (link === '' || link.startsWith('#')) return null
  const base = `https://${siteHost}/${file}`
  if (!URL.canParse(link, base)) return link
  const url = new URL(link, base)
  if (!/^https?:$/.test(url.protocol) || url.host !== siteHost) return null
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

function shortened(problems: string[]): string[] {
  if (problems.length <= MOST_SHOWN) return problems
  return [...problems.slice(0, MOST_SHOWN), `… and ${problems.length - MOST_SHOWN} more.`]
}
