import type { Logger } from 'pino'
import { LIVE_TOPICS, type LiveTopic } from '#contract/live.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { AccountChangeListener } from './account-events.ts'
import { openEventStream, type EventStream } from './stream.ts'

export const MAX_STREAMS_OF_ACCOUNT = 6
const MAX_STREAMS = 5_000
const COMMENT_EVERY_MS = 20_000
/** An expired token is noticed when the client opens a new stream. */
const MAX_AGE_MS = 30 * MINUTE_MS
/** How long the listening connection stays open without streams. */
const REST_AFTER_MS = 60_000

type Opened = EventStream & {
  until: number
  isAdmin: boolean
  staysSignedIn: () => Promise<boolean>
}

/**
 * The open streams of this process, by account. Writes of any process reach them through
 * notifications of the database; the end of a session closes its streams.
 */
export class LiveStreams {
  readonly #byAccount = new Map<number, Set<Opened>>()
  readonly #events: AccountChangeListener
  #count = 0
  #timer: NodeJS.Timeout | undefined
  #nobodySince = 0
  #isEnded = false

  constructor(db: Db, logger: Logger, ending: AbortSignal | undefined) {
    this.#events = new AccountChangeListener(db, logger, {
      onEvent: (noun, accountId) => this.#tell(noun, accountId),
      onGap: () =>
        this.#all((stream) => LIVE_TOPICS.forEach((noun) => notifyIfTheirs(stream, noun))),
    })
    ending?.addEventListener('abort', () => this.#end(), { once: true })
  }

  /**
   * A stream of what changes for an account. Throws TOO_MANY_REQUESTS when the account has too
   * many, UNAVAILABLE when this process has too many or the database cannot be reached.
   */
  async open(
    { id: accountId, role }: Pick<UserActor, 'id' | 'role'>,
    staysSignedIn: () => Promise<boolean>,
  ): Promise<ReadableStream<Uint8Array>> {
    this.#refuseTooMany(accountId)
    await this.#events.listen().catch(() => {
      throw new ApiError('UNAVAILABLE')
    })
    // While the database answered, other streams may have been opened, or the server may have begun
    // to stop.
    this.#refuseTooMany(accountId)
    this.#watch()
    const { stream, body } = openEventStream(() => this.#forget(accountId, opened))
    const until = Date.now() + MAX_AGE_MS
    const opened = { ...stream, until, isAdmin: role === 'admin', staysSignedIn }
    const siblings = this.#byAccount.get(accountId)
    if (siblings) siblings.add(opened)
    else this.#byAccount.set(accountId, new Set([opened]))
    this.#count += 1
    return body
  }

  #refuseTooMany(accountId: number): void {
    if (this.#isEnded || this.#count >= MAX_STREAMS) throw new ApiError('UNAVAILABLE')
    if ((this.#byAccount.get(accountId)?.size ?? 0) >= MAX_STREAMS_OF_ACCOUNT)
      throw new ApiError('TOO_MANY_REQUESTS')
  }

  #tell(noun: string, accountId: number): void {
    // Pending work concerns every administrator; a change of role ends the streams.
    if (noun === 'moderation') return this.#all((stream) => notifyIfTheirs(stream, noun))
    const streams = this.#byAccount.get(accountId)
    if (!streams) return
    for (const stream of [...streams])
      if (noun === 'sessions') void endIfSignedOut(stream)
      else if (isLiveNoun(noun)) stream.changed(noun)
  }

  #forget(accountId: number, stream: Opened): void {
    const siblings = this.#byAccount.get(accountId)
    if (!siblings?.delete(stream)) return
    this.#count -= 1
    if (siblings.size === 0) this.#byAccount.delete(accountId)
  }

  #all(act: (stream: Opened) => void): void {
    for (const streams of [...this.#byAccount.values()])
      for (const stream of [...streams]) act(stream)
  }

  #watch(): void {
    this.#timer ??= setInterval(() => this.#beat(Date.now()), COMMENT_EVERY_MS).unref()
  }

  #beat(now: number): void {
    this.#all((stream) => {
      if (now > stream.until) return stream.end()
      stream.comment()
      // Nobody signs out a session that ends by being idle, so no event tells of it.
      if (stream.isAdmin) void endIfSignedOut(stream)
    })
    if (this.#count > 0) this.#nobodySince = 0
    else if (this.#nobodySince === 0) this.#nobodySince = now
    else if (now - this.#nobodySince >= REST_AFTER_MS) this.#rest()
  }

  #rest(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#nobodySince = 0
    void this.#events.rest()
  }

  #end(): void {
    this.#isEnded = true
    this.#all((stream) => stream.end())
    this.#rest()
  }
}

const notifyIfTheirs = (stream: Opened, noun: LiveTopic): void => {
  if (noun !== 'moderation' || stream.isAdmin) stream.changed(noun)
}

const isLiveNoun = (noun: string): noun is LiveTopic =>
  (LIVE_TOPICS as readonly string[]).includes(noun)

async function endIfSignedOut(stream: Opened): Promise<void> {
  const stays = await stream.staysSignedIn().catch(() => false)
  if (!stays) stream.end()
}
