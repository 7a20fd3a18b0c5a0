import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openHttpServer } from '#server/start/http-server.ts'
import type { Front, Handler } from '#server/start/http-server.ts'
import { freePort } from './setup/server.ts'
import { waitUntil } from './setup/programs.ts'

const LOOK_MS = 10_000
/** Much longer than a client needs to read a block of a large file. */
const LOOKS = 15
/** More than the kernel's buffers of both ends hold. */
const CHUNKS = 1024
const CHUNK = Buffer.alloc(64 * 1024, 1)
const LARGE = CHUNKS * CHUNK.length

let front: Front
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await front.close()
  vi.useRealTimers()
})

async function open(site: Handler, isHttps = false): Promise<void> {
  const onError = () => undefined
  front = await openHttpServer({
    host: '127.0.0.1',
    port: await freePort(),
    site,
    onError,
    isHttps,
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
    for (let look = 0; look < LOOKS; look += 1) {
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

describe('a site on https', () => {
  const headerOf = async (isHttps: boolean) => {
    await open(async (_, response) => void response.writeHead(200, { 'X-Own': '1' }).end(), isHttps)
    const { headers } = await fetch(`http://127.0.0.1:${front.port}/`)
    // The API answers through Hono's listener, which must not lose it.
    front.openApi(() => new Response('x', { headers: { 'X-Own': '1' } }))
    const api = await fetch(`http://127.0.0.1:${front.port}/api/x`)
    expect([headers.get('X-Own'), api.headers.get('X-Own')]).toEqual(['1', '1'])
    return [headers, api.headers].map((each) => each.get('Strict-Transport-Security'))
  }

  test('is asked for by https only from then on, pages and API alike', async () => {
    expect(await headerOf(true)).toEqual(['max-age=31536000', 'max-age=31536000'])
  })

  test('one without https says nothing of it', async () => {
    expect(await headerOf(false)).toEqual([null, null])
  })
})
