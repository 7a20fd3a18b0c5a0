import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const EVERY_MS = 10_000
/**
 * How long a connection may take nothing, beside the time that what waits would need at the least
 * rate.
 */
const PATIENCE_SECONDS = 60
/** Bytes a second: less than the slowest mobile network gives. */
const MIN_RATE = 2048

/** What of a socket tells how fast its other end reads. */
type ReadingSocket = Pick<Socket, 'bytesWritten' | 'writableLength' | 'destroy'>
type Watched = { taken: number; seconds: number }

/**
 * Finds connections whose other end takes an answer more slowly than any real network: they would
 * hold a file and memory for hours. A connection that waits for a request, or for us, has nothing
 * left to write and is not slow.
 */
export class SlowReaders<S extends ReadingSocket> {
  readonly #watched = new Map<S, Watched>()

  add(socket: S): void {
    this.#watched.set(socket, { taken: 0, seconds: 0 })
  }

  remove(socket: S): void {
    this.#watched.delete(socket)
  }

  /** Looks at all of them, `seconds` after the last look, and cuts those that are too slow. */
  look(seconds: number): void {
    for (const [socket, watched] of this.#watched) {
      const { writableLength: waiting, bytesWritten } = socket
      // A block is written as a whole or not yet, so the time it may take depends on its size.
      const taken = bytesWritten - waiting
      watched.seconds = waiting === 0 || taken > watched.taken ? 0 : watched.seconds + seconds
      watched.taken = taken
      if (watched.seconds > PATIENCE_SECONDS + waiting / MIN_RATE) socket.destroy()
    }
  }
}

/** Cuts slow readers of a server for as long as it listens. */
export function cutSlowReaders(server: Server): void {
  const readers = new SlowReaders<Socket>()
  server.on('connection', (socket: Socket) => {
    readers.add(socket)
    socket.once('close', () => readers.remove(socket))
  })
  const timer = setInterval(() => readers.look(EVERY_MS / 1000), EVERY_MS).unref()
  server.once('close', () => clearInterval(timer))
}
