import { FIRST_LANGUAGE, isTranslatedPath } from '#config/languages.ts'
import { isVisibleFile } from '#server/publishing/releases/on-demand.ts'
import { toPagePath, toRenderedFile } from '#server/publishing/releases/release.ts'
import { isHashed } from '#server/publishing/releases/headers.ts'
import { answerAppShell } from './app-shell.ts'
import { answerMissing, type SiteLookups } from './missing.ts'
import { NotRenderedError, type OnDemandPages } from './on-demand.ts'
import { renderBusyPage, renderPreparingPage } from './preparing.ts'
import {
  createFileResponse,
  createPackedResponse,
  redirect,
  createTextResponse,
  type SiteResponse,
  type SiteRequest,
} from './reply.ts'
import { isNoScriptSearch, renderSearchPage } from './search-page.ts'
import { findPublicPageFile, findPageLanguage, type ServedRelease } from './served-release.ts'
import type { ServedSite } from './served-site.ts'
import { answerHomeWithoutReviews } from './taken-down.ts'
import { encodePath, parseTarget, type RequestTarget } from './target.ts'
import { needsNoScriptLink, withNoScriptLink } from './no-script-link.ts'
import { getSiteTexts, type SiteTexts } from './texts.ts'

/** Decides the answer to a request outside the API, all from one release. */
export async function answerRequest(
  asked: SiteRequest,
  servedSite: ServedSite,
  lookups: SiteLookups,
  onDemand: OnDemandPages | null = null,
): Promise<SiteResponse> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return createTextResponse(405, 'This address is read-only.', { Allow: 'GET, HEAD' })
  }
  const target = parseTarget(asked.target)
  if (!target) return createTextResponse(400, 'The address is not valid.')
  const served = servedSite.current()
  const { language, path: shared } = findPageLanguage(served, target.path)
  if (!served) return preparing(getSiteTexts(language))

  const query = new URLSearchParams(target.query)
  if (isNoScriptSearch(shared, query)) {
    const find = (text: URLSearchParams) => lookups.findPlaces(text, asked.caller)
    const page = await renderSearchPage(served, language, query, find)
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' }
    if (page) return createTextResponse(page.status, page.text, { ...type, ...page.headers })
  }
  const shell = answerAppShell(target, served, asked)
  if (shell) return shell
  const file = findFile(served, target.path)
  if (file && served.files.get(file)?.isStale) return answerHomeWithoutReviews(served, file, asked)
  if (file && needsNoScriptLink(shared, query)) return withNoScriptLink(served, file, target, asked)
  if (file) return createFileResponse(served, file, asked)
  const rendered = onDemand && (await answerOnDemand(onDemand, served, target, asked))
  if (rendered) return rendered
  const clean = cleanTwin(served, target.path)
  if (clean) return redirect(308, encodePath(clean) + target.query)
  const asset = isHashed(target.path.slice(1))
    ? earlierAsset(servedSite, target.path.slice(1))
    : undefined
  if (asset) return createFileResponse(asset, target.path.slice(1), asked)
  // What exists once, such as `/developers`.
  if (language !== FIRST_LANGUAGE && !isTranslatedPath(shared) && findFile(served, shared))
    return redirect(302, encodePath(shared) + target.query)
  const path = plainTwin(target.path)
  const takedown = servedSite.lastTakedown(path)
  if (takedown === 'stale' && path !== target.path)
    return redirect(308, encodePath(path) + target.query)
  // The page of a removed record is gone under each of its addresses.
  const wasRemoved = takedown === 'gone'
  return answerMissing(wasRemoved ? { ...target, path } : target, served, asked, {
    ...lookups,
    wasRemoved,
  })
}

const findFile = (served: ServedRelease, path: string): string | undefined =>
  findPublicPageFile(served, path) ?? plainFile(served, path)

/** A file that is not a page, by its name. */
function plainFile(served: ServedRelease, path: string): string | undefined {
  const file = path.slice(1)
  return !file.endsWith('.html') && isVisibleFile(file) && served.files.has(file) ? file : undefined
}

/** Answers with a page that is rendered when asked; null if there is none at the address. */
async function answerOnDemand(
  pages: OnDemandPages,
  served: ServedRelease,
  target: RequestTarget,
  asked: SiteRequest,
): Promise<SiteResponse | null> {
  const address = plainTwin(target.path)
  try {
    const page = await pages.find(served, address)
    if (!page) return null
    return address === target.path
      ? await createPackedResponse(toRenderedFile(address), page, asked)
      : redirect(308, encodePath(address) + target.query)
  } catch (error) {
    if (!(error instanceof NotRenderedError)) throw error
    return busy(getSiteTexts(findPageLanguage(served, address).language))
  }
}

/**
 * The canonical address of a page that was asked for by another one: `/about/`, `/about.html`,
 * `/about/index.html`.
 */
function cleanTwin(served: ServedRelease, path: string): string | undefined {
  const twin = plainTwin(path)
  return twin !== path && findPublicPageFile(served, twin) ? twin : undefined
}

function plainTwin(path: string): string {
  if (path.endsWith('.html')) return toPagePath(path.slice(1))
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

const earlierAsset = (servedSite: ServedSite, file: string): ServedRelease | undefined =>
  servedSite.earlier().find((served) => served.files.has(file))

const preparing = (texts: SiteTexts): SiteResponse => later(renderPreparingPage(texts))
const busy = (texts: SiteTexts): SiteResponse => later(renderBusyPage(texts))

const later = (page: string): SiteResponse =>
  createTextResponse(503, page, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
  })
