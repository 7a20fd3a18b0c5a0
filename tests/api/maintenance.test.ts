import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSettings, createMaintenancePass } from '#contract/settings.ts'
import { maintenanceGate } from '#server/start/maintenance-gate.ts'
import { openHttpServer, type HttpServer } from '#server/start/http-server.ts'
import { serveSite } from '#server/publishing/site/index.ts'
import { TEST_SECRET, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { freePort } from './setup/server.ts'

/* A site without a release answers 503 too, and says another thing. */
const PREPARED = 'The site is being prepared'
const WORKED_ON = 'is down for maintenance'

let api: TestApi
let front: HttpServer
let token: string
const door = maintenanceGate(TEST_SECRET)

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
  const servedSite = {
    current: () => null,
    earlier: () => [],
    refresh: () => Promise.resolve(false),
    report: () => undefined,
    problem: () => null,
    lastTakedown: () => null,
    close: () => undefined,
  }
  const lookups = {
    findPage: () => Promise.resolve('nowhere' as never),
    findAd: () => Promise.resolve(false),
    findPlaces: () => Promise.resolve([] as never),
  }
  front = await openHttpServer({
    host: '127.0.0.1',
    port: await freePort(),
    site: serveSite(servedSite, lookups, door.blocks),
    onError: () => undefined,
  })
})
afterAll(async () => {
  await front.close()
  await api.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${front.port}${path}`, { headers })
  return { answer, text: await answer.text() }
}
const look = () => door.task(api.db).run(new AbortController().signal)

describe('maintenance', () => {
  test('is off at first', async () => {
    await look()
    expect((await get('/')).text).toContain(PREPARED)
  })

  test('answers every page of the site with its own page and 503', async () => {
    const body = { siteName: 'Pa<la>mu', contactPhone: '06562 222 222', maintenanceMode: true }
    await api.read(saveSettings, { token, body })
    await look()
    for (const path of ['/', '/businesses?search=x', '/blog/a-post', '/nothing', '/sitemap.xml']) {
      const { answer, text } = await get(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '600'])
      expect(text).toContain(`Pa&lt;la&gt;mu ${WORKED_ON}`)
      expect(text).toContain('href="tel:06562222222"')
    }
    const { text } = await get('/hi/about')
    expect(text).toContain('<html lang="hi">')
    expect(text).toContain('href="/hi/login"')
  })

  test('leaves the way in, the signed-in app and their files open', async () => {
    for (const path of [
      '/login',
      '/hi/login',
      '/hi/admin',
      '/admin',
      '/admin/users/7',
      '/_astro/app.1a2b.js',
      '/icon.svg',
    ])
      expect((await get(path)).text).not.toContain(WORKED_ON)
  })

  test('shows an administrator with a pass the site', async () => {
    const { data } = await api.read(createMaintenancePass, { token })
    expect((await get('/', { Cookie: `zila_pass=${data.pass}` })).text).toContain(PREPARED)
    expect((await get('/', { Cookie: 'zila_pass=99999999999.x' })).text).toContain(WORKED_ON)
  })

  test('ends when it is switched off', async () => {
    await api.read(saveSettings, { token, body: { maintenanceMode: false } })
    await look()
    expect((await get('/')).text).toContain(PREPARED)
  })
})
