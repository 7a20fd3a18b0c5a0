import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import { buildCallPath } from '#client/call.ts'
import {
  failure,
  type ResponseOf,
  type Endpoint,
  type Failure,
  type ParamsOf,
  type QueryOf,
} from '#contract/endpoint.ts'
import { openDatabase, type Db, type Replica } from '#server/kit/db/connection.ts'
import type { BackupStore } from '#server/operations/backup-archive/index.ts'
import { createDiskStorage } from '#server/kit/storage/disk.ts'
import { settings } from '#server/kit/db/tables/index.ts'
import type { PaymentGateway } from '#server/advertising/payments/index.ts'
import type { AdPayment } from '#shared/rules/ad-balance.ts'
import type { Storage } from '#server/kit/storage/index.ts'
import { LOOPBACK_NETWORKS } from '#server/kit/rate-limit/address.ts'
import { createApi } from '#server/start/create-api.ts'
import type { OutboundNetwork } from '#server/kit/http/outbound-network.ts'
import type { ReadBudget } from '#server/kit/http/read-budget.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { openDecoder, type Decoder } from '#server/kit/decoder/index.ts'
import { createTestDatabase } from './database.ts'

export const SITE_ORIGIN = 'https://suhana.example'
export const TEST_SECRET = 'a secret of the tests, long enough for HS256'

type Input<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: z.input<E['body']>
  token?: string
}

export type TestApi = {
  /** Decodes uploads in a process of its own. */
  decoder: Decoder
  /** The folder of uploads (`uploads`) and of received forms (`incoming`). */
  folder: string
  db: Db
  pool: Pool
  /** Lines of the log, parsed. */
  log: Record<string, unknown>[]
  /**
   * The clock of the API. While it is set, `Date` follows it too, because rate limits count by
   * `Date`. Tests set it.
   */
  clock: { now: Date | null }
  /** Begins to stop, as a signal has the server do. */
  beginStop: () => void
  /** The served release; tests set it. */
  served: { release: string | null }
  /** Runs a background task once, by its name. */
  runTask: (name: string) => Promise<void>
  /** A raw request: `/businesses?limit=2`, below `/api`. */
  ask: (path: string, init?: RequestInit & { from?: string }) => Promise<Response>
  /**
   * A call that succeeds: checks the status, and that the answer has exactly the contract's form.
   */
  read: <E extends Endpoint>(endpoint: E, input?: Input<E>) => Promise<ResponseOf<E>>
  /** A call that fails: checks the form of the failure, and returns it with its status. */
  fail: (
    path: string,
    init?: RequestInit & { from?: string },
  ) => Promise<Failure & { status: number }>
  close: () => Promise<void>
}

/** No test asks another machine. */
const OFFLINE: OutboundNetwork = {
  resolve: () => Promise.reject(Object.assign(new Error('offline'), { code: 'EAI_AGAIN' })),
}

/** The API on a database of its own. */
export async function startApi(
  options: {
    allowedOrigins?: string[]
    trustedProxies?: string[]
    databaseUrl?: string
    replicas?: Replica[]
    readBudget?: ReadBudget
    backups?: BackupStore
    outside?: OutboundNetwork
    onCacheableAnswer?: (isKept: boolean) => void
    /** Whether clicks need money that was paid in. Most tests of ads are not about it. */
    adPayment?: AdPayment
    /** Takes payments of advertisers. */
    paymentGateway?: PaymentGateway
    /** Where several machines find unfinished uploads. */
    shared?: Storage
  } = {},
): Promise<TestApi> {
  const own = options.databaseUrl ? undefined : await createTestDatabase()
  const database = openDatabase({
    url: options.databaseUrl ?? own?.url ?? '',
    log: { info: () => undefined, warn: () => undefined },
    max: 5,
    replicas: options.replicas ?? [],
  })
  if (own && options.adPayment !== 'prepaid')
    await database.db.insert(settings).values({ values: { adPayment: 'trust' } })
  const folder = await mkdtemp(join(tmpdir(), 'zila-api-'))
  const log: Record<string, unknown>[] = []
  const logger = pino(
    {},
    { write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const clock = settableClock()
  const served: TestApi['served'] = { release: '20260101-000000' }
  const tasks = new Map<string, Task>()
  const decoder = openDecoder()
  const ending = new AbortController()
  const app = createApi({
    db: database.db,
    config: {
      siteUrl: SITE_ORIGIN,
      apiUrl: `${SITE_ORIGIN}/api`,
      allowedOrigins: options.allowedOrigins ?? [],
      trustedProxies: options.trustedProxies ?? LOOPBACK_NETWORKS,
      jwtSecret: TEST_SECRET,
    },
    logger,
    readBudget: options.readBudget,
    backups: options.backups,
    paymentGateway: options.paymentGateway,
    outside: options.outside ?? OFFLINE,
    onCacheableAnswer: options.onCacheableAnswer,
    ending: ending.signal,
    currentRelease: () => Promise.resolve(served.release),
    uploads: {
      storage: createDiskStorage(join(folder, 'uploads')),
      incoming: join(folder, 'incoming'),
      decoder,
      shared: options.shared ?? null,
    },
    tasks: { add: (task) => void tasks.set(task.name, task) },
    now: () => clock.now ?? new Date(),
  })

  const ask: TestApi['ask'] = async (path, { from = '203.0.113.7', ...init } = {}) =>
    app.request(`/api${path}`, init, { incoming: { socket: { remoteAddress: from } } })

  const read: TestApi['read'] = async (endpoint, { params, query, body, token } = {}) => {
    const path = buildCallPath(endpoint.path, { params: params as never, query: query as never })
    const response = await ask(path, {
      method: endpoint.method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    expect(answer).toMatchObject({ success: true })
    expect(response.status).toBe(endpoint.status)
    // Parsing drops everything that the contract does not name: an equal result shows that nothing
    // else leaks.
    expect(endpoint.answer.parse(answer)).toEqual(answer)
    return answer as never
  }

  const fail: TestApi['fail'] = async (path, init) => {
    const response = await ask(path, init)
    const answer = failure.parse(await response.json())
    expect(answer.requestId).toBe(response.headers.get('X-Request-Id'))
    return { ...answer, status: response.status }
  }

  const runTask: TestApi['runTask'] = async (name) =>
    tasks.get(name)!.run(new AbortController().signal)

  const close = async () => {
    clock.now = null
    ending.abort()
    decoder.close()
    await rm(folder, { recursive: true, force: true })
    await database.close()
    await own?.drop()
  }
  const { db, pool } = database
  const beginStop = () => ending.abort()
  const calls = { runTask, ask, read, fail, beginStop, close }
  return { decoder, folder, db, pool, log, clock, served, ...calls }
}

function settableClock(): TestApi['clock'] {
  let set: Date | null = null
  return {
    get now() {
      return set
    },
    set now(time) {
      set = time
      if (time) vi.useFakeTimers({ toFake: ['Date'], now: time })
      else vi.useRealTimers()
    },
  }
}

/** A request that carries JSON. */
export const jsonRequest = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const authorizedRequest = (token: string): RequestInit => ({
  headers: { Authorization: `Bearer ${token}` },
})
