import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createProxyCheck } from '#server/kit/rate-limit/address.ts'
import { limitConnections } from '#server/start/connections.ts'
import { SlowReaders } from '#server/start/slow-readers.ts'

describe('connections of one address', () => {
  let server: Server
  const open: Socket[] = []
  const held: ServerResponse[] = []

  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy()
    held.splice(0)
    server.close()
  })

  async function listen(isProxy: boolean): Promise<void> {
    server = createServer((request, response) => {
      if (request.url === '/held') held.push(response)
      else response.end('x')
    })
    limitConnections(server, () => isProxy, 3)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }

  async function begin(path?: string): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    open.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    if (path) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    if (path === '/idle') await once(socket, 'data')
    return socket
  }
  const closed = (socket: Socket) => vi.waitFor(() => expect(socket.destroyed).toBe(true), 5_000)

  test('the one that was idle for the longest makes room for a new one', async () => {
    await listen(false)
    const silent = await begin()
    const idle = await begin('/idle')
    await begin('/held')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await begin('/idle')
    await closed(silent.resume())
    await begin('/idle')
    await closed(idle.resume())
    expect(open.filter(({ destroyed }) => !destroyed)).toHaveLength(3)
  })

  test('when all are at work the new one is closed, and those at work go on', async () => {
    await listen(false)
    for (let n = 0; n < 3; n += 1) await begin('/held')
    await vi.waitFor(() => expect(held).toHaveLength(3))
    await closed((await begin()).resume())
    held[0]!.end('late')
    expect(String((await once(open[0]!, 'data'))[0])).toContain('late')
    // It is idle now, and makes room.
    expect((await begin('/idle')).destroyed).toBe(false)
  })

  test('a proxy has as many as it likes', async () => {
    await listen(true)
    const sockets = []
    for (let n = 0; n < 9; n += 1) sockets.push(await begin('/idle'))
    expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true)
  })

  test('this machine and the trusted proxies are proxies', () => {
    const isProxy = createProxyCheck(['10.0.0.0/8', '2001:db8::1'])
    const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '2001:db8::1']
    expect(addresses.map(isProxy)).toEqual(addresses.map(() => true))
    expect(['203.0.113.7', '2001:db8::2', '11.0.0.1', ''].some(isProxy)).toBe(false)
  })
})

describe('a connection that has bytes to read', () => {
  /** A socket that was given this many bytes, of which so many wait. */
  const socketOf = (bytesWritten: number, writableLength: number) => ({
    bytesWritten,
    writableLength,
    _handle: { writeQueueSize: writableLength },
    destroyed: false,
    destroy() {
      this.destroyed = true
      return this as never
    },
  })
  type Fake = ReturnType<typeof socketOf>

  /** Seconds until it is closed, when `read` happens each second; null when it stays. */
  function secondsUntilClosed(socket: Fake, read: (socket: Fake) => void): number | null {
    const readers = new SlowReaders<Fake>()
    readers.add(socket)
    for (let second = 1; second <= 180; second += 1) {
      read(socket)
      readers.look(1)
      if (socket.destroyed) return second
    }
    return null
  }
  const reading = (bytes: number) => (socket: Fake) => {
    socket.writableLength = Math.max(0, socket.writableLength - bytes)
  }

  test.each([
    ['reads nothing', () => undefined, 20],
    ['reads a byte a second', reading(1), 21],
    ['reads 1,500 bytes a second', reading(1500), 75],
    ['reads 2,100 bytes a second', reading(2100), null],
    ['is done at once', reading(1e7), null],
  ])('and %s', (_, read, seconds) => {
    const closed = secondsUntilClosed(socketOf(1e6, 1e6), read)
    if (seconds === null) expect(closed).toBeNull()
    else expect(Math.abs(closed! - seconds)).toBeLessThanOrEqual(2)
  })

  test('whose block goes out little by little is not slow', () => {
    const socket = socketOf(1e6, 1e6)
    const read = (one: Fake) => void (one._handle.writeQueueSize -= 4000)
    expect(secondsUntilClosed(socket, read)).toBeNull()
  })

  test('that read much before has a minute, not more', () => {
    let second = 0
    const closed = secondsUntilClosed(socketOf(1e9, 1e9), (socket) => {
      second += 1
      if (second < 50) socket.writableLength -= 1e6
    })
    expect(closed).toBeGreaterThan(105)
    expect(closed).toBeLessThan(112)
  })
})
