import { APP_SHELL, isAppPath } from '#config/app-paths.ts'
import { addLanguage, splitLanguage } from '#config/languages.ts'
import type { PageFacts } from '#server/publishing/publisher/workers/read-page.ts'
import { listPossibleFiles } from '#server/publishing/releases/release.ts'

export type SiteToCheck = {
  /** Whether a file is part of the site that goes live. */
  has: (file: string) => boolean
  /** Clean addresses that must be there. */
  expected: readonly string[]
}

export type SiteCheck = {
  /** Notes the title and the links of a page. */
  addPage: (file: string, page: PageFacts) => void
  /**
   * The faults of the noted pages, in sentences; with none the site may go live. Every expected
   * page must be there, every page must have a title, and every link within the site must lead to a
   * page.
   */
  problems: (site: SiteToCheck) => string[]
}

/** The server answers these itself, not from the release. */
const API = /^\/api(\/|$)/
/** Of each kind. */
const MAX_SHOWN = 10

/** Collects facts of pages while they are written, and lists the faults at the end. */
export function openSiteCheck(siteUrl: string): SiteCheck {
  const siteHost = new URL(siteUrl).host
  const untitled: string[] = []
  /** Addresses within the site, and the first page that links to each. */
  const linked = new Map<string, string>()
  /** Links from the root, which many pages have in common. */
  const seen = new Set<string>()

  return {
    addPage: (file, page) => {
      if (page.title === '') untitled.push(`${file} has no title.`)
      for (const link of page.links) {
        if (seen.has(link)) continue
        if (link.startsWith('/')) seen.add(link)
        const address = addressWithin(link, file, siteHost)
        if (address !== null && !linked.has(address) && !API.test(address))
          linked.set(address, file)
      }
    },
    problems: ({ has, expected }) => {
      const isThere = (address: string) => {
        const { language, path } = splitLanguage(address)
        return listPossibleFiles(isAppPath(path) ? addLanguage(language, APP_SHELL) : address).some(
          has,
        )
      }
      const missing = expected
        .filter((address) => !isThere(address))
        .map((address) => `${address} is missing.`)
      const dead = [...linked]
        .filter(([address]) => !isThere(address))
        .map(([address, file]) => `${file} links to ${address}, which does not exist on the site.`)
      return [missing, untitled.sort(), dead.sort()].flatMap(shortened)
    },
  }
}

/**
 * The decoded path of a link that stays within the site, null for all others; what cannot be read
 * is returned as it is.
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
  if (problems.length <= MAX_SHOWN) return problems
  return [...problems.slice(0, MAX_SHOWN), `… and ${problems.length - MAX_SHOWN} more.`]
}
