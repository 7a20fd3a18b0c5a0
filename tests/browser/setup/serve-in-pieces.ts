import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Passed = { path: string; type: string; body: Buffer; response: ServerResponse }

/**
 * Serves the site at another address: `send` writes and ends each response. `toPath` answers where
 * an address leads, or null where nothing is.
 */
async function serveThrough(
  site: string,
  send: (passed: Passed) => unknown,
  toPath: (path: string) => string | null = (path) => path,
) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const path = request.url!
      const place = toPath(path)
      if (place === null) return void response.writeHead(404).end()
      const answer = await fetch(new URL(place, site), {
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const {
        'content-encoding': _,
        'content-length': __,
        ...headers
      } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, headers)
      const body = Buffer.from(await answer.arrayBuffer())
      await send({ path, type: headers['content-type'] ?? '', body, response })
    }
    void pass()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * The site as over a slow connection. A page requested with a query arrives up to the first
 * occurrence of `until`, and the rest when `pause` is over. Everything else is passed on. Returns
 * the address; dispose of it to stop.
 */
export const serveSiteInPieces = (site: string, until: string, pause: Promise<unknown>) =>
  serveThrough(site, async ({ path, type, body, response }) => {
    const isSlow = type.startsWith('text/html') && path.includes('?')
    const end = isSlow ? body.indexOf(until) : 0
    if (end === -1) throw new Error(`${path} has no ${until}`)
    response.write(body.subarray(0, end))
    if (isSlow) await pause
    response.end(body.subarray(end))
  })

/**
 * The site with another service worker, once `find` answers one. A browser asks for it where no
 * test can answer.
 */
export const serveSiteWithWorker = (site: string, find: () => string | null) =>
  serveThrough(site, ({ path, body, response }) =>
    response.end(path === '/sw.js' ? (find() ?? body) : body),
  )

/** `cut`: a page breaks off in the middle. */
type Release = { name: 'one' | 'two'; cut: boolean }

/**
 * The site as of one of two releases. In the second each page says so, and its style sheets have
 * other names; those of the first are gone.
 */
export const serveReleases = (site: string, current: () => Release) =>
  serveThrough(
    site,
    ({ type, body, response }) => {
      if (!type.startsWith('text/html')) return void response.end(body)
      const html = current().name === 'one' ? body : Buffer.from(toSecondRelease(body.toString()))
      if (!current().cut) return void response.end(html)
      response.write(html.subarray(0, html.length / 2), () => response.destroy())
    },
    (path) => {
      if (!/^\/_astro\/.*\.css$/.test(path)) return path
      if (path.includes('.second.') !== (current().name === 'two')) return null
      return path.replace('.second.', '.')
    },
  )

const toSecondRelease = (html: string): string =>
  html
    .replaceAll(/(\/_astro\/[\w.-]+)\.css/g, '$1.second.css')
    .replace(/<main [^>]*>/, (main) => `${main}<p>Release two</p>`)
