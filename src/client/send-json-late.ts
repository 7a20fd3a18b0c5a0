import { toNetworkError } from './call-error.ts'
import type { JsonRequest } from './json-request.ts'
import { readJson } from './read-json.ts'

/** Loads ky before it is needed. */
export const loadSender = () => import('./send-json.ts')

/**
 * Stands in for `send-json.ts` in the signed-in app (`appCopy` of astro.config.mjs), whose first
 * screen only reads: ky comes afterwards, or with the first write.
 */
export async function sendJson(request: JsonRequest): Promise<unknown> {
  if (request.method === 'GET') return readJson(request)
  const sender = await loadSender().catch(() => {
    throw toNetworkError(false)
  })
  return sender.sendJson(request)
}
