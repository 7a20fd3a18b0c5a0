import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories } from '#contract/categories.ts'
import { mails, publications } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { Metrics } from '#server/operations/metrics/index.ts'
import { openMetricsPort } from '#server/start/metrics-port.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { freePort } from './setup/server.ts'

let api: TestApi
let isDatabaseKnown = true
const metrics = new Metrics({
  dataDir: '.',
  db: () => (isDatabaseKnown ? api.db : null),
  served: () => '20260101-000000',
})
/** The figure of a line without its labels, or with these. */
const read = async (line: string) => {
  const found = (await metrics.collect())
    .split('\n')
    .find((one) => one.slice(0, one.lastIndexOf(' ')) === line)
  return found && Number(found.slice(line.length))
}

beforeAll(async () => {
  api = await startApi({ onCacheableAnswer: (isKept) => metrics.countAnswer(isKept) })
})
afterAll(() => api.close())

describe('the figures of a process', () => {
  test('count requests by part, status and time', async () => {
    const port = await freePort()
    const server = createServer((request, response) => {
      metrics.requests.watch(request, response)
      response.writeHead(request.url === '/' ? 200 : 404).end('x')
    }).listen(port, '127.0.0.1')
    for (const path of ['/', '/', '/api/nothing', '/apiary'])
      await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text())
    await new Promise((resolve) => server.close(resolve))
    const count = (part: string, status: string) =>
      read(`zila_request_duration_seconds_count{part="${part}",status="${status}"}`)
    expect(await count('page', '2xx')).toBe(2)
    expect(await count('page', '4xx')).toBe(1)
    expect(await count('api', '4xx')).toBe(1)
    const all = 'zila_request_duration_seconds_bucket{part="page",status="2xx",le="+Inf"}'
    expect(await read(all)).toBe(2)
  })

  test('count answers that were kept', async () => {
    for (let i = 0; i < 3; i++) await api.read(listCategories)
    expect(await read('zila_kept_answers_total{answer="made"}')).toBe(1)
    expect(await read('zila_kept_answers_total{answer="kept"}')).toBe(2)
  })

  test('say what waits: changes, mails, and publications that failed', async () => {
    expect(await read('zila_publish_waiting_changes')).toBe(0)
    const hourAgo = new Date(Date.now() - 3_600_000)
    await api.db.transaction((tx) => markChanged(tx, 'settings', null, 'updated'))
    const mail = { recipient: 'a@b.example', subject: 's', text: 't', html: 'h', template: 'x' }
    await api.db.insert(mails).values({ ...mail, createdAt: hourAgo })
    const ended = { finishedAt: hourAgo, cause: 'a test' }
    await api.db.insert(publications).values([
      { ...ended, outcome: 'failed' },
      { ...ended, outcome: 'live' },
      { ...ended, outcome: 'failed' },
    ])
    expect(await read('zila_publish_waiting_changes')).toBe(1)
    expect(await read('zila_publish_failures_in_a_row')).toBe(1)
    expect(await read('zila_mails_waiting')).toBe(1)
    expect(await read('zila_mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3_600)
    expect(await read('zila_database_up')).toBe(1)
  })

  test('are there without a database, which they say', async () => {
    isDatabaseKnown = false
    expect(await read('zila_database_up')).toBe(0)
    expect(await read('zila_site_served')).toBe(1)
    isDatabaseKnown = true
  })

  test('are served on a port of their own', async () => {
    const place = { host: '127.0.0.1', port: await freePort() }
    const { close } = await openMetricsPort(place, metrics, pino({ level: 'silent' }))
    const ask = (path: string) => fetch(`http://127.0.0.1:${place.port}${path}`)
    const answer = await ask('/metrics')
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
    expect(await answer.text()).toContain('# TYPE process_resident_memory_bytes gauge')
    expect((await ask('/')).status).toBe(404)
    await close()
  })

  test('are those that the alerts of docs/alerts.yml name', async () => {
    const alerts = await readFile('docs/alerts.yml', 'utf8')
    const named = new Set(alerts.match(/\b(?:zila|process|nodejs)_\w+/g))
    const text = await metrics.collect()
    const given = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]))
    // Only of a site on several machines.
    given.add('zila_site_live')
    const missing = [...named].filter(
      (name) => !given.has(name) && !given.has(name.replace(/_(bucket|count|sum)$/, '')),
    )
    expect(named.size).toBeGreaterThan(8)
    expect(missing).toEqual([])
  })
})
