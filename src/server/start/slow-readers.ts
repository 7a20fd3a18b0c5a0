import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const EVERY_MS = 10_000
/**
 * How long a connection may read nothing, in addition to the time that the waiting bytes take at
 * the minimum rate.
 */
const PATIENCE_SECONDS = 60
/** Bytes per second; slower than the slowest mobile network. */
const MIN_RATE = 2048

/** The parts of a socket that tell how fast its other end reads. */
type ReadingSocket = Pick<Socket, 'bytesWritten' | 'writableLength' | 'destroy'>
type Watched = { taken: number; seconds: number }

/**
 * Finds connections that read an answer more slowly than any real network: they would hold a file
 * and memory for hours. A connection that waits for a request, or for us, has nothing left to write
 * and is not slow.
 */
export class SlowReaders<S extends ReadingSocket> {
  readonly #watched = new Map<S, Watched>()

  add(socket: S): void {
    this.#watched.set(socket, { taken: 0, seconds: 0 })
  }

  remove(socket: S): void {
    this.#watched.delete(socket)
  }

  /** Checks all connections, `seconds` after the last check, and closes the slow ones. */
  look(seconds: number): void {
    for (const [socket, watched] of this.#watched) {
      const { writableLength: waiting, bytesWritten } = socket
      // A block counts as written only when it is complete, so the allowed time depends on its
      // size.
      const taken = bytesWritten - waiting
      watched.seconds = waiting === 0 || taken > watched.taken ? 0 : watched.seconds + seconds
      watched.taken = taken
      if (watched.seconds > PATIENCE_SECONDS + waiting / MIN_RATE) socket.destroy()
    }
  }
}

/** Closes slow connections of a server while it listens. */
export function cutSlowReaders(server: Server): void {
  const readers = new SlowReaders<Socket>()
  server.on('connection', (socket: Socket) => {
    readers.add(socket)
    socket.once('close', () => readers.remove(socket))
  })
  const timer = setInterval(() => readers.look(EVERY_MS / 1000), EVERY_MS).unref()
  server.once('close', () => clearInterval(timer))
}
