import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHealth, getLiveness, getReadiness } from '#contract/health.ts'
import { startApi, type TestApi } from './setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

describe('health', () => {
  test('is good while the database answers and a release is served', async () => {
    expect((await api.read(getHealth)).data).toEqual({ database: 'up', release: '20260101-000000' })
    expect((await api.ask('/health')).headers.get('Cache-Control')).toContain('no-store')
  })

  test('is not good before the first release', async () => {
    api.served.release = null
    const answer = await api.ask('/health')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect((await api.ask('/health/ready')).status).toBe(503)
    expect((await api.read(getLiveness)).data).toEqual({ live: true })
    api.served.release = '20260101-000000'
  })

  test('is not good without the database, and every read says so', async () => {
    const cutOff = await startApi({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nowhere' })
    for (const path of ['/health', '/businesses', '/businesses/1', '/settings'])
      expect(await cutOff.fail(path)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(cutOff.log.filter(({ msg }) => msg === 'request failed')).toHaveLength(4)
    // Pages are served without it: a balancer that left out every machine would end the site.
    expect((await cutOff.read(getReadiness)).data).toEqual({ release: '20260101-000000' })
    expect((await cutOff.read(getLiveness)).data).toEqual({ live: true })
    await cutOff.close()
  })

  test('visitors are not sent to a server that is being stopped', async () => {
    const stopped = await startApi()
    expect((await stopped.ask('/health/ready')).status).toBe(200)
    stopped.beginStop()
    expect(await stopped.fail('/health/ready')).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect((await stopped.ask('/health/live')).status).toBe(200)
    await stopped.close()
  })
})
