import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'
const BATCH_SIZE = 64
const APART_MS = 20

type Answer = { status: number; body: string }
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type Line = { socket: Socket; text: string; waiting: Waiting | undefined }

/**
 * Connections that stay open and send prepared requests, one at a time each: as little work as a
 * client can do, because it shares the processor with what it measures.
 */
export class HttpLines {
  readonly #free: Line[] = []
  readonly #queue: { request: string; waiting: Waiting }[] = []
  readonly #all: Line[] = []

  readonly #port: number

  /** Opens so many connections to a port of this machine. */
  constructor(port: number, count: number) {
    this.#port = port
    this.#open(count)
  }

  /** Opens that many more, a few at a time: a server lets a few hundred at most wait at its door. */
  async add(count: number): Promise<void> {
    for (let opened = 0; opened < count; opened += BATCH_SIZE) {
      this.#open(Math.min(BATCH_SIZE, count - opened))
      await new Promise((resolve) => setTimeout(resolve, APART_MS))
    }
  }

  #open(count: number) {
    for (let i = 0; i < count; i += 1) {
      const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
      const line: Line = { socket, text: '', waiting: undefined }
      socket.setEncoding('utf8')
      socket.on('data', (data: string) => this.#read(line, data))
      socket.on('error', (error) => line.waiting?.reject(error))
      socket.on('close', () => {
        const at = this.#free.indexOf(line)
        if (at >= 0) this.#free.splice(at, 1)
        line.waiting?.reject(new Error('The connection was closed.'))
      })
      this.#all.push(line)
      this.#free.push(line)
    }
  }

  /** Sends a request as it goes over the line. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject }
      // In turn, so that the server closes none because it rests.
      const line = this.#free.shift()
      if (line) this.#write(line, request, waiting)
      else this.#queue.push({ request, waiting })
    })
  }

  close(): void {
    for (const { socket } of this.#all) socket.destroy()
  }

  #write(line: Line, request: string, waiting: Waiting) {
    line.waiting = waiting
    line.socket.write(request)
  }

  #read(line: Line, data: string) {
    line.text += data
    const head = line.text.indexOf(HEAD_END)
    if (head < 0) return
    const body = line.text.slice(head + HEAD_END.length)
    const length = /content-length: (\d+)/i.exec(line.text.slice(0, head))?.[1]
    const isWhole =
      length === undefined ? body.endsWith(LAST_CHUNK) : Buffer.byteLength(body) >= Number(length)
    if (!isWhole) return
    const { waiting } = line
    const status = Number(line.text.slice(9, 12))
    line.text = ''
    line.waiting = undefined
    const next = this.#queue.shift()
    if (next) this.#write(line, next.request, next.waiting)
    else this.#free.push(line)
    waiting?.resolve({ status, body })
  }
}
