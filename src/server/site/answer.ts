import { cleanAddress } from '#server/releases/release.ts'
import { isHashed } from '#server/releases/headers.ts'
import { appShell } from './app-shell.ts'
import { answerMissing } from './missing.ts'
import type { Lookups } from './missing.ts'
import { PREPARING_PAGE } from './preparing.ts'
import { fileAnswer, redirect, plainText } from './reply.ts'
import type { Answer, PageRequest } from './reply.ts'
import { isWithoutScript, searchPage } from './search-page.ts'
import { pageAt } from './served.ts'
import type { Served } from './served.ts'
import type { ServedSite } from './served-site.ts'
import { staleHome } from './taken-down.ts'
import { encodedPath, readTarget } from './target.ts'
import { isNarrowed, withNoScriptLink } from './no-script-link.ts'

/** Decides the answer to a request outside the API, all from one release. */
export async function answer(
  asked: PageRequest,
  servedSite: ServedSite,
  lookups: Lookups,
): Promise<Answer> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return plainText(405, 'This address is read-only.', { Allow: 'GET, HEAD' })
  }
  const target = readTarget(asked.target)
  if (!target) return plainText(400, 'The address is not valid.')
  const served = servedSite.current()
  if (!served) return preparing()

  const query = new URLSearchParams(target.query)
  if (isWithoutScript(target.path, query)) {
    const page = await searchPage(served, query, (text) => lookups.findPlaces(text, asked.caller))
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' }
    if (page) return plainText(page.status, page.text, { ...type, ...page.headers })
  }
  const shell = appShell(target, served, asked)
  if (shell) return shell
  const file = pageAt(served, target.path) ?? plainFile(served, target.path)
  if (file && served.files.get(file)?.isStale) return staleHome(served, file, asked)
  if (file && isNarrowed(target.path, query)) return withNoScriptLink(served, file, target, asked)
  if (file) return fileAnswer(served, file, asked)
  const clean = cleanTwin(served, target.path)
  if (clean) return redirect(308, encodedPath(clean) + target.query)
  const asset = isHashed(target.path.slice(1))
    ? earlierAsset(servedSite, target.path.slice(1))
    : undefined
  if (asset) return fileAnswer(asset, target.path.slice(1), asked)
  const path = plainTwin(target.path)
  const takedown = servedSite.lastTakedown(path)
  if (takedown === 'stale' && path !== target.path)
    return redirect(308, encodedPath(path) + target.query)
  // The page of a removed record is gone under each of its addresses.
  const wasRemoved = takedown === 'gone'
  return answerMissing(wasRemoved ? { ...target, path } : target, served, asked, {
    ...lookups,
    wasRemoved,
  })
}

/** A file that is not a page, by its name. */
function plainFile(served: Served, path: string): string | undefined {
  const file = path.slice(1)
  return !file.endsWith('.html') && served.files.has(file) ? file : undefined
}

/**
 * The canonical address of a page that was asked for by another one: `/about/`, `/about.html`,
 * `/about/index.html`.
 */
function cleanTwin(served: Served, path: string): string | undefined {
  const twin = plainTwin(path)
  return twin !== path && pageAt(served, twin) ? twin : undefined
}

function plainTwin(path: string): string {
  if (path.endsWith('.html')) return cleanAddress(path.slice(1))
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

const earlierAsset = (servedSite: ServedSite, file: string): Served | undefined =>
  servedSite.earlier().find((served) => served.files.has(file))

const preparing = (): Answer => ({
  ...plainText(503, PREPARING_PAGE, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
  }),
})
