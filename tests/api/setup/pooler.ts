import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

export type Pooler = {
  /** The address of the same database through the pooler. */
  url: string
  close: () => Promise<void>
}

/** What poolers know of the parameters that a client may send when it connects. */
const KNOWN_PARAMETERS = ['user', 'database', 'client_encoding', 'application_name']
const READY = 'Z'
const GOODBYE = 'X\0\0\0\x04'
const OUTSIDE_A_TRANSACTION = 'I'

/**
 * A pooler as far as a client notices one: in transaction mode the first session that is free
 * answers, until its transaction ends, with the named statements it happens to have; in session
 * mode each client has one of its own. Start-up parameters are refused, as by PgBouncer.
 */
export async function startPooler(url: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  const clients = new Set<Socket>()
  const sessions: pg.Client[] = []
  const free: Socket[] = []

  const openSession = async (): Promise<Socket> => {
    const session = new pg.Client({ connectionString: url })
    session.on('error', () => undefined)
    sessions.push(session)
    await session.connect()
    // From here on the messages are the client's.
    const { stream } = (session as unknown as { connection: { stream: Socket } }).connection
    return stream.removeAllListeners('data')
  }

  const serve = async (client: Socket) => {
    const parameters = await readStartup(client)
    const unknown = parameters.find((name) => !KNOWN_PARAMETERS.includes(name))
    if (unknown !== undefined) {
      client.end(message('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`))
      return
    }
    client.write(Buffer.concat([message('R', '\0\0\0\0'), message(READY, OUTSIDE_A_TRANSACTION)]))
    let session: Socket | undefined
    let opening: Promise<void> | undefined
    const release = () => {
      session?.removeAllListeners('data')
      if (session) free.push(session)
      session = opening = undefined
    }
    const take = async () => {
      const taken = (session = free.shift() ?? (await openSession()))
      taken.on('data', (answer: Buffer) => {
        client.write(answer)
        if (mode === 'transaction' && endsTransaction(answer)) release()
      })
    }
    let last = Promise.resolve()
    client.on('data', (request: Buffer) => {
      last = last.then(async () => {
        const messages = withoutGoodbye(request)
        if (messages.length === 0) return
        await (opening ??= take())
        session?.write(messages)
      })
    })
    // A session in the middle of something is of no use to another client.
    client.on('close', () => {
      last = last.then(() => {
        session?.removeAllListeners('data').destroy()
        session = undefined
      })
    })
  }

  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => undefined)
    void serve(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: address.href,
    close: async () => {
      server.close()
      for (const client of clients) client.destroy()
      await Promise.all(sessions.map((session) => session.end().catch(() => undefined)))
    },
  }
}

async function readStartup(client: Socket): Promise<string[]> {
  const [packet] = (await once(client, 'data')) as [Buffer]
  // Its length and the version of the protocol, then names and values.
  const texts = packet.toString('utf8', 8).split('\0')
  return texts.filter((text, index) => index % 2 === 0 && text !== '')
}

/**
 * The goodbye is for the pooler. A client says it as soon as it has read of an error, when its
 * session may not yet be "ready for a query"; passed on, it would end a session that goes to the
 * next client.
 */
const withoutGoodbye = (request: Buffer): Buffer =>
  request.toString('latin1', request.length - GOODBYE.length) === GOODBYE
    ? request.subarray(0, -GOODBYE.length)
    : request

/** Whether an answer ends with "ready for a query", in no transaction. */
const endsTransaction = (answer: Buffer): boolean =>
  answer.length >= 6 && answer.toString('latin1', answer.length - 6) === 'Z\0\0\0\x05I'

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}
