import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { indexBusinesses } from '#server/businesses/index.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { openServedSite, serveSite, type ServedSite } from '#server/publishing/site/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import type { Publisher } from '#server/start/publishing.ts'
import { measureTime } from './measure.ts'

export type ChangeTimes = {
  medianS: number
  worstS: number
  /** Until the last of 500 changes made at once is served. */
  burstS: number
  /** Requests that were not answered well while changes were published. */
  failed: number
  /** The slowest hundredth of requests while publishing, to that of a quiet moment. */
  slowed: number
}

const CHANGES = 30
const BURST = 500
const TIMEOUT_MS = 120_000
/**
 * Long enough for a few hundred requests: of fewer, the slowest hundredth is one that happened to
 * be slow.
 */
const QUIET_MS = 10_000
const NOBODY = async () => null
const LOOKUPS = { findPage: NOBODY, findAd: async () => false, findPlaces: NOBODY }

/**
 * Times changes from their commit until the changed page is served over HTTP, by a publisher that
 * watches as in the product; every third is a new listing, which moves the lists it is in.
 */
export async function timeChanges(publisher: Publisher): Promise<ChangeTimes> {
  const servedSite = await openServedSite(publisher.releases, publisher.live)
  const site = await serve(servedSite)
  const watching = watchForChanges(publisher, { onOutcome: () => void servedSite.refresh() })
  const rows = await publisher.db.select().from(businesses).limit(BURST)
  const load = requestsTo(site.url, `/business/${rows[0]!.slug}`)
  try {
    // Whoever waits for a change asks again and again, and others wait for them: they do so in the
    // quiet moment too.
    const quiet = await load.during(() => asking(site.url, rows[1]!.slug, word(0), QUIET_MS))
    // The first finds out what the process holds in memory; a server that runs has done so.
    await change(publisher, [rows[1]!], 0)
    await served(site.url, rows[1]!.slug, word(0))
    const seconds: number[] = []
    const busy = await load.during(async () => {
      for (let n = 1; n <= CHANGES; n++) seconds.push(await one(publisher, site.url, rows[n]!, n))
    })
    const burst = await measureTime(async () => {
      await change(publisher, rows, 1000)
      // One after the other: five hundred who ask at once would be what is measured.
      for (const { slug } of rows) await served(site.url, slug, word(1000))
    })
    seconds.sort((a, b) => a - b)
    return {
      medianS: seconds[Math.floor(CHANGES / 2)]!,
      worstS: seconds.at(-1)!,
      burstS: burst.seconds,
      failed: quiet.failed + busy.failed,
      slowed: busy.p99 / quiet.p99,
    }
  } finally {
    await watching.stop()
    site.close()
    servedSite.close()
  }
}

type Row = typeof businesses.$inferSelect
const word = (n: number) => `Changed for the ${n}th time.`

async function one(publisher: Publisher, url: string, row: Row, n: number): Promise<number> {
  const isNew = n % 3 === 0
  const slug = isNew ? `${row.slug}-new` : row.slug
  if (isNew)
    await insert(publisher, { ...row, slug, name: `${row.name} New`, description: word(n) })
  else await change(publisher, [row], n)
  return (await measureTime(() => served(url, slug, word(n)))).seconds
}

async function insert(
  { db }: Publisher,
  { id: _id, version: _version, source: _source, sourceId: _sourceId, ...values }: Row,
) {
  const id = await db.transaction(async (tx) => {
    const [made] = await tx.insert(businesses).values(values).returning({ id: businesses.id })
    await markChanged(tx, 'businesses', made!.id, 'created')
    return made!.id
  })
  await indexBusinesses(db, [id])
}

const change = ({ db }: Publisher, rows: readonly Row[], n: number) =>
  db.transaction(async (tx) => {
    const ids = rows.map(({ id }) => id)
    await tx
      .update(businesses)
      .set({ description: word(n) })
      .where(inArray(businesses.id, ids))
    for (const id of ids) await markChanged(tx, 'businesses', id, 'updated')
  })

async function served(url: string, slug: string, text: string): Promise<void> {
  if (!(await asking(url, slug, text, TIMEOUT_MS)))
    throw new Error(`${slug} was not published within ${TIMEOUT_MS / 1000} s.`)
}

/** Asks for a page again and again until it has a text; false when it never had. */
async function asking(
  url: string,
  slug: string,
  text: string,
  longestMs: number,
): Promise<boolean> {
  for (const until = Date.now() + longestMs; Date.now() < until; await sleep(20)) {
    const { body } = await ask(`${url}/business/${slug}`, 'identity')
    if (body.includes(text)) return true
  }
  return false
}

const agent = new Agent({ keepAlive: true })

/**
 * Asks as a visitor elsewhere would. What is packed stays packed: `fetch` unpacks it, and cleaning
 * up after that in the process that serves made the slowest requests, of the quiet moment too.
 */
const ask = (address: string, encoding: string) =>
  new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(parts) }))
        .on('error', reject)
    }).on('error', reject)
  })

async function serve(servedSite: ServedSite) {
  const handle = serveSite(servedSite, LOOKUPS)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** A visitor who asks for a page again and again, some forty times a second. */
function requestsTo(url: string, path: string) {
  return {
    during: async (work: () => Promise<unknown>): Promise<{ failed: number; p99: number }> => {
      let isOver = false
      let failed = 0
      const times: number[] = []
      const visitor = async () => {
        while (!isOver) {
          // As browsers ask over HTTPS: large sites keep no other copies.
          const { answer, seconds } = await measureTime(() =>
            ask(url + path, 'br, gzip').catch(() => null),
          )
          if (answer?.status !== 200 || answer.body.length === 0) failed++
          times.push(seconds)
          await sleep(25)
        }
      }
      const visiting = visitor()
      await work()
      isOver = true
      await visiting
      times.sort((a, b) => a - b)
      return { failed, p99: times[Math.floor(times.length * 0.99)]! }
    },
  }
}
