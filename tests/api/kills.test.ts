import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runKills } from '../kills/run.ts'
import { freePort } from './setup/server.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-kills-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Some kills of the whole product; `npm run bench -- kills` makes many. */
it('the product, its renderer and its Postgres may be killed while they publish: nothing is half, nothing lost', async () => {
  const kills = { product: 1, renderer: 1, postgres: 1 }
  const dataDir = join(folder, 'data')
  const report = await runKills({ dataDir, port: await freePort(), kills, seed: 20261121 })
  expect(report.problems).toEqual([])
  expect(report.kills).toBe(3)
  expect(report.requests).toBeGreaterThan(20)
}, 300_000)
