import { APP_SHELL, isAppPath } from '#config/app-paths.ts'
import { fileAnswer, redirect } from './reply.ts'
import type { Answer, PageRequest } from './reply.ts'
import { pageFile } from './served.ts'
import type { Served } from './served.ts'
import { encodedPath } from './target.ts'
import type { Target } from './target.ts'

/** The shell of the signed-in app, at each of its addresses; null for any other address. */
export function appShell(target: Target, served: Served, asked: PageRequest): Answer | null {
  const path = target.path.replace(/\/$/, '')
  if (!isAppPath(path)) return null
  const file = pageFile(served, APP_SHELL)
  if (!file) return null
  return path === target.path
    ? fileAnswer(served, file, asked)
    : redirect(308, encodedPath(path) + target.query)
}
