import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { findBusinessPageStatus, runImport } from '#server/businesses/index.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { followTakedowns } from '#server/publishing/publisher/takedowns/follow.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { openServedSite, serveSite } from '#server/publishing/site/index.ts'
import type { Publisher } from '#server/start/publishing.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { makeDistrict } from './district.ts'
import { generateListings } from './generate.ts'
import { measureTime, type BenchFigure } from './measure.ts'

/** `BENCH_ROWS` imports fewer, where the machine has other work. */
const ROWS = Number(process.env['BENCH_ROWS']) || 45_000
const BASE = 1_000
const SAMPLE = 'src/districts/palamu/businesses.csv'
/** Between two decisions; and when it is enough. */
const PAUSE_MS = 1_500
const MOST = 200
const LONGEST_MS = 10 * MINUTE_MS
const TIMEOUT_MS = 120_000

/**
 * How long decisions take to be public while a large import is written and published: a listing
 * that is taken down until it answers 410, and an approved one until its own page is served.
 */
export async function measureDecisions(port: number): Promise<BenchFigure[]> {
  const district = await makeDistrict(BASE, port)
  try {
    await district.publish()
    return await measure(district.publisher, join(district.config.dataDir, 'import.csv'))
  } finally {
    await district.close()
    await district.remove()
  }
}

async function measure(publisher: Publisher, file: string): Promise<BenchFigure[]> {
  const { db, databaseUrl, releases, live } = publisher
  const known = new KnownTakedowns()
  const following = followTakedowns({ databaseUrl, releases, known })
  const servedSite = await openServedSite(releases, live, known)
  const handle = serveSite(servedSite, {
    findPage: (noun, named) =>
      noun === 'businesses' ? findBusinessPageStatus(db, named) : Promise.resolve(null),
    findAd: async () => false,
    findPlaces: async () => null,
  })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const watching = watchForChanges(publisher, { onOutcome: () => void servedSite.refresh() })
  const isOurs = and(eq(businesses.status, 'active'), isNull(businesses.ownerId))
  const rows = await db.select().from(businesses).where(isOurs).limit(MOST)
  try {
    await generateListings(SAMPLE, file, ROWS)
    const importing = { isOver: false }
    const started = performance.now()
    const imported = runImport(
      { db },
      { file, source: 'bench-more', report: { add: () => undefined } },
    ).finally(() => (importing.isOver = true))
    imported.catch(() => undefined)
    const [takedowns, approvals]: [number[], number[]] = [[], []]
    while (rows.length > 0 && performance.now() - started < LONGEST_MS) {
      const row = rows.pop()!
      await takeDown(publisher, row.id)
      takedowns.push(await until(`${url}/business/${row.slug}`, ({ status }) => status === 410))
      const slug = await approve(publisher, row, takedowns.length)
      // Its own page has a tag; the stand-in that reads the API has none.
      approvals.push(await until(`${url}/business/${slug}`, ({ etag }) => etag !== undefined))
      const { count } = await waiting(db)
      if (importing.isOver && count === 0) break
      await sleep(PAUSE_MS)
    }
    await imported
    const { count } = await waiting(db)
    const during = `while ${ROWS.toLocaleString('en-IN')} are imported`
    const figure = (name: string, value: number, unit = 's'): BenchFigure => ({
      ...{ name: `${name} ${during}`, value, unit, better: 'less' },
    })
    return [
      figure('a takedown, median', at(takedowns, 0.5)),
      figure('a takedown, p99', at(takedowns, 0.99)),
      figure('an approved listing, median', at(approvals, 0.5)),
      figure('an approved listing, p99', at(approvals, 0.99)),
      { ...figure('decisions measured', takedowns.length, ''), better: 'more' },
      figure('imported listings not published when it ended', count, ''),
    ]
  } finally {
    await watching.stop()
    await following.stop()
    server.close()
    servedSite.close()
  }
}

type Db = Publisher['db']
const waiting = async (db: Db) => {
  const { rows } = await db.$client.query<{ count: number }>(
    'select count(*)::int as count from publish_marks where publication_id is null and is_bulk',
  )
  return rows[0]!
}

const takeDown = ({ db }: Publisher, id: number) =>
  db.transaction(async (tx) => {
    await tx.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, id))
    await markChanged(tx, 'businesses', id, 'deleted')
  })

async function approve({ db }: Publisher, row: typeof businesses.$inferSelect, n: number) {
  const { id: _id, version: _version, source: _source, sourceId: _sourceId, ...values } = row
  const slug = `${row.slug}-approved-${n}`
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(businesses)
      .values({ ...values, status: 'active', slug, name: `${row.name} ${n}` })
      .returning({ id: businesses.id })
    await markChanged(tx, 'businesses', made!.id, 'created')
  })
  return slug
}

type Got = { status: number | undefined; etag: string | undefined }
const agent = new Agent({ keepAlive: true })

const ask = (address: string) =>
  new Promise<Got>((resolve, reject) => {
    get(address, { agent }, (answer) => {
      const { statusCode: status, headers } = answer
      answer.resume().on('end', () => resolve({ status, etag: headers.etag }))
    }).on('error', reject)
  })

/** Seconds until the address answers as wanted. */
async function until(address: string, isWanted: (got: Got) => boolean): Promise<number> {
  const { seconds } = await measureTime(async () => {
    const limit = performance.now() + TIMEOUT_MS
    while (!isWanted(await ask(address))) {
      if (performance.now() > limit) throw new Error(`${address} did not change in time.`)
      await sleep(20)
    }
  })
  return seconds
}

const at = (seconds: readonly number[], share: number): number =>
  seconds.toSorted((a, b) => a - b)[
    Math.min(seconds.length - 1, Math.floor(seconds.length * share))
  ]!
