import { APP_SHELL, isAppPath } from '#config/app-paths.ts'
import { createFileResponse, redirect, type SiteResponse, type SiteRequest } from './reply.ts'
import { findPageFile, type ServedRelease } from './served-release.ts'
import { encodePath, type RequestTarget } from './target.ts'

/** The shell of the signed-in app, at each of its addresses; null for any other address. */
export function answerAppShell(
  target: RequestTarget,
  served: ServedRelease,
  asked: SiteRequest,
): SiteResponse | null {
  const path = target.path.replace(/\/$/, '')
  if (!isAppPath(path)) return null
  const file = findPageFile(served, APP_SHELL)
  if (!file) return null
  return path === target.path
    ? createFileResponse(served, file, asked)
    : redirect(308, encodePath(path) + target.query)
}
