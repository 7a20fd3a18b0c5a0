import { DAY_MS } from '#shared/rules/duration.ts'
import { SHELL } from '#shared/view/cache-names.ts'
import { getShellPath } from './addresses.ts'
import { keepWhole } from './assets.ts'
import { getFetchedAt, withDate } from './kept-page.ts'

/* Each language has a cache of its own, so that one can be renewed as a whole. */
const openShell = (path: string) => caches.open(`${SHELL}${path.replaceAll('/', '-')}`)

/** Keeps the page without a line of an address's language, unless it is of today. */
export async function keepShell(url: URL): Promise<void> {
  const path = getShellPath(url)
  const cache = await openShell(path)
  const kept = await cache.match(path)
  if (kept && Date.now() - Date.parse(getFetchedAt(kept)) < DAY_MS) return
  const response = await fetch(path)
  if (!response.ok || response.redirected) return
  const html = await response.text()
  await keepWhole(cache, path, { html, page: withDate(html, response.headers) })
}

/** The page without a line in the language of an address, if it is kept. */
export async function findShell(url: URL): Promise<Response | undefined> {
  const path = getShellPath(url)
  return (await openShell(path)).match(path)
}
