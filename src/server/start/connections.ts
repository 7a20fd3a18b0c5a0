import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getNetwork } from '#server/kit/rate-limit/address.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Requests that wait on a connection behind the one that is answered; browsers send none. */
const MAX_WAITING = 8
/**
 * Of one address, or of one /64 of IPv6. A browser opens six, and hundreds of phones may share an
 * address of a mobile network.
 */
const MAX_BY_ADDRESS = 400

/**
 * Answers the requests of one connection one after the other, so that nothing is made that its
 * other end does not read yet; a connection with too many waiting is closed.
 */
export function queueRequests(answer: Listener): Listener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const begin = () => {
      response.once('close', () => {
        const next = queues.get(socket)?.shift()
        if (next && !socket.destroyed) next()
        else queues.delete(socket)
      })
      answer(request, response)
    }
    const queue = queues.get(socket)
    if (!queue) {
      queues.set(socket, [])
      begin()
    } else if (queue.length < MAX_WAITING) queue.push(begin)
    else socket.destroy()
  }
}

/**
 * Limits the connections of an address. The one that has been idle for the longest makes room; when
 * all are at work, the new one is closed. `isProxy` tells addresses without a limit: a proxy has as
 * many as its visitors.
 */
export function limitConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  max = MAX_BY_ADDRESS,
): void {
  /** Of each address, those that were idle first in front. */
  const byAddress = new Map<string, Set<Socket>>()
  const atWork = new WeakMap<Socket, number>()

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const network = getNetwork(remoteAddress)
    const own = byAddress.get(network) ?? new Set()
    byAddress.set(network, own)
    if (own.size >= max) {
      const idle = [...own].find((other) => !atWork.has(other))
      if (idle) own.delete(idle)
      ;(idle ?? socket).destroy()
      if (!idle) return
    }
    own.add(socket)
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0 && byAddress.get(network) === own) byAddress.delete(network)
    })
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    atWork.set(socket, (atWork.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (atWork.get(socket) ?? 1) - 1
      if (left > 0) return void atWork.set(socket, left)
      atWork.delete(socket)
      const own = byAddress.get(getNetwork(socket.remoteAddress ?? ''))
      if (own?.delete(socket) && !socket.destroyed) own.add(socket)
    })
  })
}
