import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPage } from './html.ts'
import { inParallel } from './in-parallel.ts'
import { filesAt } from './release.ts'
import type { ReleaseFile } from './release.ts'

export type Built = {
  site: string
  /** Those to look at. */
  files: Readonly<Record<string, ReleaseFile>>
  /** Whether a file is part of the site that goes live. */
  has: (file: string) => boolean
  siteUrl: string
  /** Clean addresses that must be there. */
  expected: readonly string[]
}

/** Answered by the server itself, not from the release. */
const LIVE = /^\/api(\/|$)/
/** Of each kind. */
const MOST_SHOWN = 10

/**
 * What is wrong with a built site, in sentences; none means that it may go live. Every expected page is there, every
 * page has a title, and every address that a page leads to within the site exists.
 */
export async function checkSite(built: Built, signal: AbortSignal): Promise<string[]> {
  const isThere = (address: string) => filesAt(address).some(built.has)
  const missing = built.expected.filter((address) => !isThere(address)).map((address) => `${address} is missing.`)
  const pages = Object.keys(built.files).filter((file) => file.endsWith('.html'))
  const untitled: string[] = []
  const dead = new Map<string, string>()
  const siteHost = new URL(built.siteUrl).host
  await inParallel(pages, 4, async (file) => {
    signal.throwIfAborted()
    const page = readPage(await readFile(join(built.site, file), 'utf8'))
    if (page.title === '') untitled.push(`${file} has no title.`)
    for (const link of page.links) {
      const address = addressWithin(link, file, siteHost)
      if (address !== null && !dead.has(address) && !LIVE.test(address) && !isThere(address))
        dead.set(address, `${file} leads to ${address}, which is no address of the site.`)
    }
  })
  return [missing, untitled.sort(), [...dead.values()].sort()].flatMap(shortened)
}

/** The decoded path of a link that stays within the site, null for all others; what cannot be read is given as it is. */
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
