import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { toRenderedFile } from '#server/publishing/releases/release.ts'

const CONCURRENCY = 8

/**
 * Which of the live pages lead to one of the addresses, by the links in their files. Pages that are
 * not live, or whose file cannot be read, lead nowhere.
 */
export function createLinkFinder(files: ReadonlyMap<string, { site: string }>) {
  return async (pages: readonly string[], addresses: ReadonlySet<string>): Promise<string[]> => {
    const found = await pMap(
      pages,
      async (page) => {
        const file = toRenderedFile(page)
        const place = files.get(file)
        const html = place ? await readFile(join(place.site, file), 'utf8').catch(() => '') : ''
        return leadsToOne(html, addresses) ? [page] : []
      },
      { concurrency: CONCURRENCY },
    )
    return found.flat()
  }
}

function leadsToOne(html: string, addresses: ReadonlySet<string>): boolean {
  for (const [, path] of html.matchAll(/\shref="([^"#?]+)/g)) if (addresses.has(path!)) return true
  return false
}
