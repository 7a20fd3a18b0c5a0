import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Actor, UserActor } from '#server/kit/actor/actor.ts'
import type { Secret } from '#server/kit/actor/keys.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { TaskRunner } from '#server/kit/jobs/index.ts'
import type { Storage } from '#server/kit/storage/index.ts'
import type { Decoder } from '#server/kit/decoder/index.ts'
import type { ContentCache } from '#server/kit/db/content-cache.ts'
import type { ReplicaReader } from '#server/kit/db/replica-reader.ts'
import type { RateLimits } from '#server/kit/rate-limit/index.ts'
import type { ResponseCache, CachedResponse, ContentStamp } from './response-cache.ts'
import type { OutboundNetwork } from './outbound-network.ts'
import type { ReadBudget } from './read-budget.ts'
import type { UploadSlots } from './upload-slots.ts'

/** What the API needs from the program that starts it. */
export type ApiDeps = {
  db: Db
  config: {
    siteUrl: string
    /** Where the API is found from outside, for links in mails. */
    apiUrl: string
    /** Origins whose pages may call, beside the one the API itself is served from. */
    allowedOrigins: readonly string[]
    /** Addresses and networks of reverse proxies whose `X-Forwarded-For` is believed. */
    trustedProxies: readonly string[]
    jwtSecret: Secret
    /** Whether mails leave by a mail server; without one they are kept in the outbox. */
    hasMailServer?: boolean
  }
  logger: Logger
  /** Name of the release whose pages are served right now, null when there is none. */
  currentRelease: () => Promise<string | null>
  /** What is wrong with the release that should be served, in a sentence. */
  siteProblem?: () => string | null
  /** Where the routes of a noun register their background work, such as writing counts. */
  tasks: Pick<TaskRunner, 'add'> & Partial<Pick<TaskRunner, 'wake'>>
  /**
   * Where uploads are kept, the folder forms are received in, what decodes them, and where the
   * machines of a site find each other's unfinished ones.
   */
  uploads: { storage: Storage; incoming: string; decoder: Decoder; shared?: Storage | null }
  /**
   * The time each network may have spent on public reads; without one, as where the site is built,
   * there is no limit.
   */
  readBudget?: ReadBudget | undefined
  /** Told of each public answer that may be kept whether it was; for the metrics. */
  onCacheableAnswer?: ((isKept: boolean) => void) | undefined
  /** Aborted when the server begins to stop: answers that go on end then. */
  ending?: AbortSignal | undefined
  /** How other machines are reached; the standard is the internet. */
  outside?: OutboundNetwork | undefined
  /** The clock; the standard is the machine's. */
  now?: () => Date
}

/** What verbs use besides the request. */
export type HandlerServices = Pick<ApiDeps, 'config' | 'uploads' | 'currentRelease' | 'outside'> & {
  db: Db
  /** Counted by all processes together, and not forgotten by a restart. */
  limits: RateLimits
  /** Counted by this process alone, which costs no write. */
  localLimits: RateLimits
  /** What public answers are computed from, in memory. */
  cache: Pick<ContentCache, 'get'>
}

/** The variables that the middleware sets on each request. */
export type HttpEnv = {
  Variables: {
    requestId: string
    logger: Logger
    /** Who asked, as far as that is known: for the log of what was refused. */
    actor?: Actor
    /** The kept answer for the address, and the stamp of the lookup. */
    found?: { kept: CachedResponse | undefined; stamp: ContentStamp }
  }
  /** Of @hono/node-server; absent when the app is called without a socket. */
  Bindings: { incoming?: { socket: { remoteAddress?: string } } }
}

/** The API under construction: what a noun's `routes.ts` binds its endpoints to. */
export type Api = {
  app: Hono<HttpEnv>
  deps: ApiDeps
  /**
   * The holder of this token; `isBackground`: no person asked for this. Throws NOT_SIGNED_IN,
   * TOKEN_EXPIRED or ACCOUNT_INACTIVE.
   */
  authenticate: (token: string, how?: { isBackground?: boolean }) => Promise<Actor>
  /** Throws CONFIRM_NEEDED unless the actor has lately proved their identity. */
  requireConfirmed: (actor: UserActor) => Promise<void>
  /** The address of the client, behind the proxies that are trusted. */
  getClientAddress: (c: Context<HttpEnv>) => string
  /** Public answers in memory. */
  answers: ResponseCache
  /** Chooses the database that answers a public read. */
  reader: ReplicaReader
  /** The forms with files that are being received. */
  uploadSlots: UploadSlots
  /** What the context of every verb holds. */
  ports: HandlerServices & { cache: ContentCache }
}
