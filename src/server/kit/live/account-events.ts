import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'

/** The channel on which triggers of the database announce changes of an account: `messages 12`. */
const CHANNEL = 'account_events'
/**
 * What waits for administrators is looked at so often. A notification would hold up all commits of
 * the database behind each other, and every review and listing changes it.
 */
const LOOK_EVERY_MS = 1_000
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000

type Listener = {
  /** Something of an account has changed: a noun, or `sessions`; `moderation` is of account 0. */
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
      connectionString: this.#db.directUrl,
      application_name: 'zila live',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    client.on('error', (error) => this.#logger.warn(`Live events: ${error.message}`))
    client.on('end', () => {
      if (this.#client === client) void this.#reconnect()
    })
    let version: number | undefined
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      version = await readModerationVersion(client)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    if (!this.#isWanted) return void (await client.end())
    this.#client = client
    void this.#lookAtModeration(client, version)
  }

  async #lookAtModeration(client: pg.Client, version: number | undefined): Promise<void> {
    let last = version
    while (this.#client === client) {
      await sleep(LOOK_EVERY_MS, undefined, { ref: false })
      if (this.#client !== client) return
      const now = await readModerationVersion(client).catch(() => last)
      if (now !== last) this.#listener.onEvent('moderation', 0)
      last = now
    }
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

async function readModerationVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ version: number }>(
    "select version from content_versions where name = 'moderation'",
  )
  return rows[0]?.version
}
