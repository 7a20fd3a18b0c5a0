import type { IncomingMessage, ServerResponse } from 'node:http'

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Whether a request names one host, and where its body ends: a proxy and we could otherwise take it
 * for different ones. An address with a host of its own is shortened to its path.
 */
export function normaliseRequestUrl(request: IncomingMessage): boolean {
  const coding = request.headers['transfer-encoding']
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return false
  const hosts = request.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && all[index - 1]!.toLowerCase() === 'host',
  )
  if (hosts.length === 0) return request.httpVersion === '1.0' && request.url?.[0] === '/'
  const [host = ''] = hosts
  if (hosts.length > 1 || !HOST.test(host)) return false
  const absolute = ABSOLUTE.exec(request.url ?? '')
  if (!absolute) return true
  if (absolute[1]!.toLowerCase() !== host.toLowerCase()) return false
  const path = request.url!.slice(absolute[0].length)
  request.url = path.startsWith('/') ? path : `/${path}`
  return true
}

export function sendAmbiguousRequestError(response: ServerResponse): void {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end('The request must name one host, and the end of its body in one way.')
}
