import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from './answer.ts'
import { HotFiles } from './hot.ts'
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
  const hot = new HotFiles()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked: Asked = {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    }
    const atHand = hot.find(asked, shelf.current())
    if (atHand) {
      response.writeHead(atHand.status, atHand.headers)
      response.end(atHand.body)
      return
    }
    const answerNow = async () => {
      const found = await answer(asked, shelf, lookups)
      await send(found, request, response, (body) => hot.keep(asked, found, body))
    }
    try {
      await answerNow()
    } catch {
      // A release may have been made and this one removed since the shelf last looked.
      await shelf.refresh()
      await answerNow()
    }
  }
}
