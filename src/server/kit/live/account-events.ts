import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'

/** The channel on which triggers of the database announce changes of an account: `messages 12`. */
const CHANNEL = 'account_events'
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000

type Listener = {
  /** Something of an account has changed: a noun, or `sessions`. */
  onEvent: (noun: string, accountId: number) => void
  /** The connection was lost for a moment, so events may have been missed. */
  onGap: () => void
}

/**
 * Listens on a connection of its own for changes of accounts, whichever process writes them. The
 * connection is opened when somebody subscribes, and reopened when it breaks.
 */
export class AccountChangeListener {
  readonly #db: Db
  readonly #logger: Logger
  readonly #listener: Listener
  #client: pg.Client | null = null
  #listening: Promise<void> | null = null
  #isWanted = false

  constructor(db: Db, logger: Logger, listener: Listener) {
    this.#db = db
    this.#logger = logger
    this.#listener = listener
  }

  /** Resolves once it is listening; throws when the database cannot be reached. */
  async listen(): Promise<void> {
    this.#isWanted = true
    await (this.#listening ??= this.#connect().catch((error: unknown) => {
      this.#listening = null
      throw error
    }))
  }

  /** Closes the connection until the next `listen`. */
  async rest(): Promise<void> {
    this.#isWanted = false
    const client = this.#client
    this.#client = null
    this.#listening = null
    await client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#db.$client.options.connectionString,
      application_name: 'zila live',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    client.on('error', (error) => this.#logger.warn(`Live events: ${error.message}`))
    client.on('end', () => {
      if (this.#client === client) void this.#reconnect()
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    if (this.#isWanted) this.#client = client
    else await client.end()
  }

  async #reconnect(): Promise<void> {
    this.#client = null
    this.#listening = null
    for (
      let pauseMs = FIRST_PAUSE_MS;
      this.#isWanted;
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
    ) {
      await sleep(pauseMs, undefined, { ref: false })
      if (!this.#isWanted) return
      try {
        await this.listen()
        this.#listener.onGap()
        return
      } catch (error) {
        this.#logger.warn({ err: error }, 'live events: the database is away')
      }
    }
  }

  #hear(payload: string): void {
    const [noun = '', id] = payload.split(' ')
    this.#listener.onEvent(noun, Number(id))
  }
}
