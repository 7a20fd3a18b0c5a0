import { addLanguage } from '#config/languages.ts'
import { APP_SHELL, isAppPath } from '#config/app-paths.ts'
import { createFileResponse, redirect, type SiteResponse, type SiteRequest } from './reply.ts'
import { findPageFile, findPageLanguage, type ServedRelease } from './served-release.ts'
import { encodePath, type RequestTarget } from './target.ts'

/** The shell of the signed-in app, at each of its addresses; null for any other address. */
export function answerAppShell(
  target: RequestTarget,
  served: ServedRelease,
  asked: SiteRequest,
): SiteResponse | null {
  const address = target.path.replace(/\/$/, '')
  const { language, path } = findPageLanguage(served, address)
  if (!isAppPath(path)) return null
  const file = findPageFile(served, addLanguage(language, APP_SHELL))
  if (!file) return null
  return address === target.path
    ? createFileResponse(served, file, asked)
    : redirect(308, encodePath(address) + target.query)
}
