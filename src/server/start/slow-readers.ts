import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const EVERY_MS = 2_000
/** How long a connection may read nothing: mobile networks pause for seconds now and then. */
const TIMEOUT_SECONDS = 20
/**
 * After bytes were taken: the kernel holds a megabyte or more of a connection that was fast, and
 * takes new ones only when a third of it is free.
 */
const MAX_TIMEOUT_SECONDS = 60
/** Bytes per second; slower than the slowest mobile network. */
const MIN_RATE = 2048

/** The parts of a socket that tell how fast its other end reads. */
type ReadingSocket = Pick<Socket, 'bytesWritten' | 'writableLength' | 'destroy'> & {
  /** What the kernel has not taken yet of the block that is being written. */
  _handle?: { writeQueueSize: number } | null
}
type Watched = { taken: number; queue: number; secondsLeft: number }

/**
 * Finds connections that read an answer more slowly than any real network: they would hold a file
 * and memory for hours. Time is counted from the first second, and bought with bytes at the minimum
 * rate. A connection that waits for a request, or for us, has nothing left to write and is not
 * slow.
 */
export class SlowReaders<S extends ReadingSocket> {
  readonly #watched = new Map<S, Watched>()

  add(socket: S): void {
    this.#watched.set(socket, { taken: 0, queue: 0, secondsLeft: TIMEOUT_SECONDS })
  }

  remove(socket: S): void {
    this.#watched.delete(socket)
  }

  /** Checks all connections, `seconds` after the last check, and closes the slow ones. */
  look(seconds: number): void {
    for (const [socket, watched] of this.#watched) {
      const { writableLength: waiting, bytesWritten } = socket
      const taken = bytesWritten - waiting
      const queue = socket._handle?.writeQueueSize ?? 0
      // A block counts as written when it is complete; until then the kernel tells how far it is.
      const progress = taken - watched.taken || Math.max(0, watched.queue - queue)
      const left = watched.secondsLeft - seconds + progress / MIN_RATE
      watched.secondsLeft = waiting === 0 ? TIMEOUT_SECONDS : Math.min(left, MAX_TIMEOUT_SECONDS)
      watched.taken = taken
      watched.queue = queue
      if (watched.secondsLeft <= 0) socket.destroy()
    }
  }
}

/** Closes slow connections of a server while it listens. */
export function closeSlowConnections(server: Server): void {
  const readers = new SlowReaders<Socket>()
  server.on('connection', (socket: Socket) => {
    readers.add(socket)
    socket.once('close', () => readers.remove(socket))
  })
  const timer = setInterval(() => readers.look(EVERY_MS / 1000), EVERY_MS).unref()
  server.once('close', () => clearInterval(timer))
}
