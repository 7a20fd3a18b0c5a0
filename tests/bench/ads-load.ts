import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { HttpLines } from './http-lines.ts'
import type { BenchFigure } from './measure.ts'
import { getProcessUse } from './memory.ts'
import { runOpenLoop, type LoadResult } from './open-loop.ts'

const PORT = 4398
/* Each visitor has a connection of their own: a rate holds only if none waits for another's. */
const CONNECTIONS = 1024
/** As `npm start` gives it to the server. */
const FLAGS = ['--max-semi-space-size=16']
const SECONDS = 10
const RATES = { decisions: 3000, views: 3000, clicks: 1000 } as const
/** Far more than a district has, and no strain: what waiting for a group adds to a view. */
const CALM = { rate: 300, seconds: 5 }
/** A thousand visitors do not come all at once. */
const LEAD_SECONDS = 1
/** A server that has just started is slower, whatever is asked of it. */
const WARM = { rate: 1000, seconds: 6 }
/** What ninety-nine of a hundred visitors wait at most for a decision, in milliseconds. */
const MOST_MS = 20
const VIEWED_MS = 1100
const BROWSER = 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'

type Ad = Record<'campaignId' | 'creativeId' | 'placementId', number> & { offer: string }

/**
 * Decisions, views and clicks over HTTP at the rates that are asked for, each request of another
 * visitor, measured from the moment it was due; beside a select and an insert at the same rate.
 */
export async function measureAdLoad(db: Db, dataDir: string): Promise<BenchFigure[]> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT), LOG_LEVEL: 'silent' }
  const server = fork(join(import.meta.dirname, 'serve-api.ts'), { env, execArgv: FLAGS })
  await once(server, 'message')
  let lines = new HttpLines(PORT, 0)
  // Connections that rest for long are closed by the server.
  const renew = async () => {
    lines.close()
    lines = new HttpLines(PORT, 0)
    await lines.add(CONNECTIONS)
  }
  try {
    await lines.add(CONNECTIONS)
    const request = (n: number, path: string, body = '') =>
      [
        `${body ? 'POST' : 'GET'} /api${path} HTTP/1.1`,
        `Host: localhost:${PORT}`,
        `User-Agent: ${BROWSER}`,
        `X-Forwarded-For: ${11 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.7`,
        ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
        '',
        body,
      ].join('\r\n')
    const ads: { n: number; ad: Ad }[] = []
    const decide = async (n: number) => {
      const { status, body } = await lines.send(
        request(n, '/ads/display?page=home&position=sidebar&size=300x250'),
      )
      if (status !== 200) throw new Error(body)
      const start = body.indexOf('{')
      const { data } = JSON.parse(body.slice(start, body.lastIndexOf('}') + 1)) as { data: Ad[] }
      if (data[0]) ads.push({ n, ad: data[0] })
    }
    const tell = (kind: 'impression' | 'click') => async (i: number) => {
      const { n, ad } = ads[i % ads.length]!
      const { campaignId, creativeId, placementId, offer } = ad
      const body = JSON.stringify({ campaignId, creativeId, placementId, offer })
      const { status, body: answer } = await lines.send(request(n, `/ads/track/${kind}`, body))
      if (status !== 200 || !answer.includes('"counted":true')) throw new Error(answer)
    }
    await runOpenLoop(WARM.rate, WARM.seconds, (n) => decide(200_000 + n))
    await new Promise((resolve) => setTimeout(resolve, VIEWED_MS))
    await runOpenLoop(WARM.rate, WARM.seconds, tell('impression'))
    ads.length = 0
    await renew()
    const insertRow = () =>
      db.execute(sql`insert into bench_rows (text) values ('a view of an advertisement')`)
    await db.execute(
      sql`create table if not exists bench_rows (id bigserial primary key, text text)`,
    )
    await runOpenLoop(CALM.rate, CALM.seconds, (n) => decide(300_000 + n))
    await new Promise((resolve) => setTimeout(resolve, VIEWED_MS))
    const calmViews = await runOpenLoop(CALM.rate, CALM.seconds, tell('impression'))
    const calmInsert = await runOpenLoop(CALM.rate, CALM.seconds, insertRow)
    ads.length = 0
    await renew()
    await runOpenLoop(RATES.decisions, LEAD_SECONDS, (n) => decide(400_000 + n))
    const decisions = await used(() => runOpenLoop(RATES.decisions, SECONDS, decide), server.pid!)
    const select = await runOpenLoop(RATES.decisions, SECONDS, () => db.execute(sql`select 1`))
    await new Promise((resolve) => setTimeout(resolve, VIEWED_MS))
    await renew()
    const led = RATES.views * LEAD_SECONDS
    const tellView = tell('impression')
    await runOpenLoop(RATES.views, LEAD_SECONDS, tellView)
    const views = await used(
      () => runOpenLoop(RATES.views, SECONDS, (i) => tellView(led + i)),
      server.pid!,
    )
    const clicks = await used(() => runOpenLoop(RATES.clicks, SECONDS, tell('click')), server.pid!)
    const insert = await runOpenLoop(RATES.views, SECONDS, insertRow)
    return [
      ...latency(`a bare insert at ${CALM.rate}/s`, calmInsert),
      ...latency(`views of ads over HTTP at ${CALM.rate}/s`, calmViews),
      ...latency(`a bare select at ${RATES.decisions}/s`, select),
      ...over('decisions', RATES.decisions, decisions, ` (p99 ≤ ${MOST_MS} ms is asked for)`),
      ...latency(`a bare insert at ${RATES.views}/s`, insert),
      ...over('views', RATES.views, views, ''),
      ...over('clicks', RATES.clicks, clicks, ''),
    ]
  } finally {
    lines.close()
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

const latency = (name: string, { rate, p50, p99, failed }: LoadResult): BenchFigure[] => [
  { name, value: rate, unit: '/s', better: 'more' },
  { name: `${name}, p50`, value: p50, unit: 'ms', better: 'less' },
  { name: `${name}, p99`, value: p99, unit: 'ms', better: 'less' },
  { name: `${name}, failed or not counted`, value: failed, unit: '', better: 'less' },
]

/** Processor time of the load generator, the server and the database, in percent of all cores. */
type Shares = Record<'load generator' | 'server' | 'database', number>
type Used = { answered: LoadResult; shares: Shares }

function over(
  what: string,
  asked: number,
  { answered, shares }: Used,
  target: string,
): BenchFigure[] {
  const name = `${what} of ads over HTTP at ${asked}/s${target}`
  const unit = `% of ${availableParallelism()} cores`
  return [
    ...latency(name, answered),
    ...Object.entries(shares).map(([part, value]): BenchFigure => ({
      ...{ name: `${name}, the ${part}`, value, unit, better: 'less' },
    })),
  ]
}

/** Does the work, and tells what each part took of all cores meanwhile. */
async function used(work: () => Promise<LoadResult>, server: number): Promise<Used> {
  const started = performance.now()
  const before = new Map(getProcessUse(process.pid).map(({ pid, cpuSeconds }) => [pid, cpuSeconds]))
  const answered = await work()
  const all = ((performance.now() - started) / 1000) * availableParallelism()
  const taken: Shares = { 'load generator': 0, server: 0, database: 0 }
  // Postgres is a child of this process, and so is the server. What has ended meanwhile is missing.
  for (const { pid, command, cpuSeconds } of getProcessUse(process.pid)) {
    const share = ((cpuSeconds - (before.get(pid) ?? 0)) / all) * 100
    if (pid === process.pid) taken['load generator'] += share
    else if (pid === server) taken.server += share
    else if (command.includes('postgres')) taken.database += share
  }
  return { answered, shares: taken }
}
