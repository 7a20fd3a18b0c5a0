import { mkdtemp, rm } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { startSession } from '#server/people/accounts/sessions.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, messages } from '#server/kit/db/tables/index.ts'
import { loadConfig } from '#server/start/config.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { ensureStoredSecret } from '#server/start/secrets.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { BenchFigure } from './measure.ts'
import { getTreeMemory, getProcessUse } from './memory.ts'
import { waitUntilHealthy, spawnProduct } from './product.ts'

const STREAMS = 1000
const SINGLES = 200
const FIRST_RELEASE_MS = 10 * MINUTE_MS
const SETTLE_MS = 5_000
/** Comments come every 20 seconds. */
const IDLE_MS = 45_000

type Person = { id: number; token: string }
type Stream = { next: () => Promise<number>; close: () => void }

/**
 * A thousand people with an open stream each: memory, what they cost while nothing happens, and how
 * long after its commit a message reaches them, one at a time and all at once.
 */
export async function measureStreams(port: number): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-streams-'))
  const config = loadConfig({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' })
  const product = spawnProduct(folder, port, { SAMPLE_DATA: 'off' })
  try {
    await waitUntilHealthy(product, FIRST_RELEASE_MS)
    const { db, stop } = await prepareDatabase(config, pino({ level: 'silent' }))
    try {
      const people = await makePeople(db, await ensureStoredSecret(folder))
      return await measure(db, people, product.site, product.child.pid!)
    } finally {
      await stop()
    }
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makePeople(db: Db, jwtSecret: string): Promise<Person[]> {
  const rows = Array.from({ length: STREAMS + 1 }, (_, i) => ({
    email: `person-${i}@bench.example`,
    name: `Person ${i}`,
    passwordHash: 'none',
  }))
  const made = await db.insert(accounts).values(rows).returning({ id: accounts.id })
  const now = new Date()
  return Promise.all(
    made.map(async ({ id }) => {
      const holder = { id, role: 'user', name: 'Person' } as const
      return { id, token: await startSession(db, holder, { jwtSecret, now }) }
    }),
  )
}

async function measure(
  db: Db,
  people: Person[],
  site: string,
  pid: number,
): Promise<BenchFigure[]> {
  const [sender, ...receivers] = people as [Person, ...Person[]]
  const write = (to: readonly Person[]) =>
    db.insert(messages).values(
      to.map(({ id }) => ({
        senderId: sender.id,
        receiverId: id,
        subject: 'Bench',
        message: 'Is it open?',
      })),
    )
  await sleep(SETTLE_MS)
  const before = getTreeMemory(pid)
  const streams: Stream[] = []
  for (const { token } of receivers) streams.push(await openStream(site, token))
  await sleep(SETTLE_MS)
  const open = getTreeMemory(pid)

  const usedBefore = cpuSeconds(pid)
  await sleep(IDLE_MS)
  const idleSeconds = cpuSeconds(pid) - usedBefore

  const singles: number[] = []
  for (let i = 0; i < SINGLES; i++) {
    const at = (i * 7) % STREAMS
    const heard = streams[at]!.next()
    const sent = performance.now()
    await write([receivers[at]!])
    singles.push((await heard) - sent)
  }
  const heardByAll = streams.map((stream) => stream.next())
  const sent = performance.now()
  await write(receivers)
  const all = (await Promise.all(heardByAll)).map((at) => at - sent)
  for (const stream of streams) stream.close()

  const figure = (name: string, value: number, unit: string): BenchFigure => ({
    name: `${name}, ${STREAMS.toLocaleString('en-IN')} open streams`,
    value,
    unit,
    better: 'less',
  })
  return [
    figure('memory more', open - before, 'MiB'),
    figure('processor at rest', (100 * idleSeconds * 1000) / IDLE_MS, '% of a core'),
    figure('message written to heard, median', quantile(singles, 0.5), 'ms'),
    figure('message written to heard, p99', quantile(singles, 0.99), 'ms'),
    figure('a message to each at once, last heard', Math.max(...all), 'ms'),
  ]
}

const cpuSeconds = (pid: number) => getProcessUse(pid).reduce((sum, use) => sum + use.cpuSeconds, 0)

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!

/** Opens a stream by a connection of its own; `next` gives the moment of the next event. */
async function openStream(site: string, token: string): Promise<Stream> {
  let hear: (at: number) => void = () => undefined
  const next = () => new Promise<number>((resolve) => (hear = resolve))
  const ready = next()
  const asked: ClientRequest = request(`${site}/api/live`, {
    agent: false,
    headers: { Authorization: `Bearer ${token}` },
  })
  asked.on('response', (response) => {
    if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`)
    response.on('data', (bytes: Buffer) => {
      if (bytes.includes('event:')) hear(performance.now())
    })
  })
  asked.on('error', () => undefined)
  asked.end()
  await ready
  return { next, close: () => asked.destroy() }
}
