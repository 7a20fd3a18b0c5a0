import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from './answer.ts'
import type { Lookups } from './missing.ts'
import type { Asked } from './reply.ts'
import { send } from './send.ts'
import type { Shelf } from './shelf.ts'

export { isHttps } from './headers.ts'
export { openShelf } from './shelf.ts'
export type { Shelf } from './shelf.ts'

/**
 * Serves the current release over node:http. The database is asked only for pages the release does not have, and
 * for the searches of browsers without script.
 */
export function serveSite(shelf: Shelf, lookups: Lookups) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked: Asked = {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    }
    try {
      await send(await answer(asked, shelf, lookups), request, response)
    } catch {
      // A release may have been made and this one removed since the shelf last looked.
      await shelf.refresh()
      await send(await answer(asked, shelf, lookups), request, response)
    }
  }
}
