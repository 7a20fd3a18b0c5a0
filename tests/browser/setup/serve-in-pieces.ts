import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The site as over a slow connection. A page requested with a query arrives up to the first
 * occurrence of `until`, and the rest when `pause` is over. Everything else is passed on. Returns
 * the address; dispose of it to stop.
 */
export async function serveSiteInPieces(site: string, until: string, pause: Promise<unknown>) {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(request.url!, site), {
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers)
    const body = Buffer.from(await answer.arrayBuffer())
    const isSlow = headers['content-type']?.startsWith('text/html') && request.url!.includes('?')
    const end = isSlow ? body.indexOf(until) : 0
    if (end === -1) throw new Error(`${request.url} has no ${until}`)
    response.write(body.subarray(0, end))
    if (isSlow) await pause
    response.end(body.subarray(end))
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
