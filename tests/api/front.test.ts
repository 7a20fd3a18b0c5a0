import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getHstsHeader } from '#server/publishing/releases/headers.ts'
import { openHttpServer, type HttpServer, type Handler } from '#server/start/http-server.ts'
import { freePort } from './setup/server.ts'
import { waitUntil } from './setup/programs.ts'

const LOOK_MS = 10_000
/** Much longer than a client needs to read a block of a large file. */
const VARIANTS = 15
/** More than the kernel's buffers of both ends hold. */
const CHUNKS = 1024
const CHUNK = Buffer.alloc(64 * 1024, 1)
const LARGE = CHUNKS * CHUNK.length

let front: HttpServer
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await front.close()
  vi.useRealTimers()
})

async function open(site: Handler, hsts: string | null = null): Promise<void> {
  const onError = () => undefined
  front = await openHttpServer({
    host: '127.0.0.1',
    port: await freePort(),
    site,
    onError,
    hsts,
  })
}

async function ask(path: string): Promise<Socket> {
  const socket = connect(front.port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  return socket
}

/** Takes a megabyte or a little more. */
async function readSome(socket: Socket): Promise<void> {
  let taken = 0
  while (taken < 1024 * 1024) {
    const [some] = (await once(socket.resume(), 'data')) as [Buffer]
    taken += some.length
    socket.pause()
  }
}

describe('who reads an answer too slowly to be on any network', () => {
  test('is cut off, while others and those that wait stay', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const ended: string[] = []
    const sending = new Set<string>()
    await open(async (request, response) => {
      const path = request.url!
      response.on('close', () => ended.push(`${path} ${response.writableFinished}`))
      sending.add(path)
      if (path === '/small') response.end('small')
      else if (path !== '/waiting')
        await pipeline(Readable.from(Array<Buffer>(CHUNKS).fill(CHUNK)), response).catch(
          () => undefined,
        )
    })
    // One never reads, one reads a little each time, one has its answer, one waits for it.
    const stuck = (await ask('/stuck')).pause()
    const reading = (await ask('/reading')).pause()
    const small = await ask('/small')
    await once(small, 'data')
    const waiting = await ask('/waiting')
    await waitUntil(async () => sending.size === 4)
    for (let look = 0; look < VARIANTS; look += 1) {
      await readSome(reading)
      vi.advanceTimersByTime(LOOK_MS)
    }
    await waitUntil(async () => ended.includes('/stuck false'))
    expect(ended).toHaveLength(2)
    reading.resume()
    await waitUntil(async () => ended.includes('/reading true'))
    expect(ended).not.toContain('/reading false')
    expect([small.destroyed, waiting.destroyed]).toEqual([false, false])
    expect(stuck.bytesRead).toBeLessThan(LARGE)
  })
})

/** All that a connection is sent in answer to this, until it ends or has been quiet for a while. */
async function said(request: string, quietMs = 400): Promise<string> {
  const socket = connect(front.port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  let text = ''
  const over = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  socket.on('data', (data: Buffer) => {
    text += data.toString()
    clearTimeout(timer)
    timer = setTimeout(over.resolve, quietMs)
  })
  socket.once('close', () => over.resolve())
  socket.write(request)
  await over.promise
  return text
}

describe('requests sent before the answer to the last was read', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

  test('are answered one after the other, in their order', async () => {
    let running = 0
    let most = 0
    await open(async ({ url }, response) => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      response.end(`<${url}>`)
    })
    const text = await said(['/1', '/2', '/3', '/4'].map(get).join(''))
    expect(text.match(/<[^>]+>/g)).toEqual(['</1>', '</2>', '</3>', '</4>'])
    expect(most).toBe(1)
  })

  test('of a connection that reads nothing make one answer, however many there are', async () => {
    const begun: string[] = []
    await open(async ({ url }, response) => {
      begun.push(url!)
      await pipeline(Readable.from(Array<Buffer>(CHUNKS).fill(CHUNK)), response).catch(() => null)
    })
    const socket = (await ask('/1')).pause()
    socket.write(['/2', '/3', '/4'].map(get).join(''))
    await waitUntil(() => begun.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(begun).toEqual(['/1'])
  })

  test('are refused when there are too many: the connection is closed', async () => {
    const begun: string[] = []
    await open(async ({ url }) => {
      begun.push(url!)
      await new Promise(() => undefined)
    })
    const socket = await ask('/first')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    for (let n = 0; n < 40; n += 1) socket.write(get(`/${n}`))
    await closed
    expect(begun).toEqual(['/first'])
  })
})

describe('a connection', () => {
  test('that is idle is kept for longer than proxies and clients keep theirs', async () => {
    await open(async (_, response) => void response.end('x'))
    const [, seconds] = /^keep-alive: timeout=(\d+)/im.exec(
      await said('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
    )!
    expect(Number(seconds)).toBeGreaterThan(65)
    expect(Number(seconds)).toBeLessThan(80)
  })
})

describe('a request that could be taken for two', () => {
  const BODY = 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
    ['two hosts in one', 'GET / HTTP/1.1\r\nHost: x, y\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n'],
    ['a space in the host', 'GET / HTTP/1.1\r\nHost: x y\r\n\r\n'],
    ['a name in the host', 'GET / HTTP/1.1\r\nHost: a@x\r\n\r\n'],
    ['a path in the host', 'GET / HTTP/1.1\r\nHost: x/y\r\n\r\n'],
    ['another host in the address', 'GET http://y/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a host in the address alone', 'GET http://y/ HTTP/1.0\r\n\r\n'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    ['a length and chunks', `POST / HTTP/1.1\r\nHost: x\r\n${BODY}`],
    ['an unknown coding', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x, y\r\n\r\na'],
  ])('is refused: %s', async (_, request) => {
    let asked = 0
    await open(async (__, response) => {
      asked += 1
      response.end('answered')
    })
    front.openApi(() => new Response('answered'))
    for (const one of [request, request.replace(' /', ' /api/x')]) {
      const text = await said(one)
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
      expect(text).toMatch(/^connection: close/im)
    }
    expect(asked).toBe(0)
  })

  test.each([
    ['a port', 'GET /a HTTP/1.1\r\nHost: suhana.example:8080\r\n\r\n'],
    ['an address of IPv6', 'GET /a HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n'],
    ['the same host in the address', 'GET http://X/a HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['none, by the older protocol', 'GET /a HTTP/1.0\r\n\r\n'],
  ])('one host is taken: with %s', async (_, request) => {
    await open(async ({ url }, response) => void response.end(`answered ${url}`))
    expect(await said(request)).toContain('answered /a')
  })
})

describe('a site on https', () => {
  const headerOf = async (hsts: string | null) => {
    await open(async (_, response) => void response.writeHead(200, { 'X-Own': '1' }).end(), hsts)
    const { headers } = await fetch(`http://127.0.0.1:${front.port}/`)
    // The API answers through Hono's listener, which must not lose it.
    front.openApi(() => new Response('x', { headers: { 'X-Own': '1' } }))
    const api = await fetch(`http://127.0.0.1:${front.port}/api/x`)
    expect([headers.get('X-Own'), api.headers.get('X-Own')]).toEqual(['1', '1'])
    return [headers, api.headers].map((each) => each.get('Strict-Transport-Security'))
  }

  test('is asked for by https only from then on, pages and API alike', async () => {
    const own = 'max-age=31536000'
    expect(await headerOf(getHstsHeader('https://suhana.example'))).toEqual([own, own])
  })

  test('and, where that is set, so are the hosts below it', async () => {
    const all = 'max-age=31536000; includeSubDomains'
    expect(await headerOf(getHstsHeader('https://suhana.example', true))).toEqual([all, all])
  })

  test('one without https says nothing of it', async () => {
    expect(await headerOf(getHstsHeader('http://suhana.example'))).toEqual([null, null])
  })
})
