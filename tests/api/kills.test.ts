import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { readReleaseWithChanges } from '#server/publishing/releases/live.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { readPendingChanges } from '#server/publishing/publisher/publication-record.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { killPostgres, runKills } from '../kills/run.ts'
import { insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'
import { waitUntil } from './setup/programs.ts'
import { createTestPublisher } from './setup/publisher.ts'
import { freePort } from './setup/server.ts'
import { createShopRenderer } from './setup/shop-site.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-kills-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Some kills of the whole product; `npm run bench -- kills` makes many. */
it(
  'the product, its renderer and its Postgres killed while they publish: nothing is half, ' +
    'nothing is lost, and views and clicks of ads are in the books once',
  async () => {
    const kills = { product: 1, renderer: 1, postgres: 1 }
    const report = await runKills({
      dataDir: join(folder, 'data'),
      port: await freePort(),
      kills,
      seed: 20261121,
    })
    expect(report.problems).toEqual([])
    expect(report.kills).toBe(3)
    expect(report.requests).toBeGreaterThan(20)
    expect(report.adEvents).toBeGreaterThan(2)
  },
  900_000,
)

it(
  'Postgres killed again and again under a publisher: what is live is whole, and all of it ' +
    'comes',
  async () => {
    const silent = { info: () => undefined, warn: () => undefined }
    const dataDir = join(folder, 'postgres')
    const releases = join(folder, 'releases')
    const embedded = await startEmbeddedDatabase({ dataDir, log: silent })
    await migrateDatabase({
      url: embedded.ownerUrl,
      served: { role: 'zila_app', database: 'zila' },
    })
    const deps = createTestPublisher(embedded.url, releases, (job) =>
      createShopRenderer(deps.db, 3)(job),
    )
    const place = {
      categoryId: (await insertCategory(deps.db)).id,
      locationId: (await insertLocation(deps.db)).id,
    }
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f'])
      await insertBusiness(deps.db, { slug, description: '0', ...place })

    const describeAll = (description: string) =>
      deps.db.transaction(async (tx) => {
        const rows = await tx
          .update(businesses)
          .set({ description })
          .returning({ id: businesses.id })
        for (const { id } of rows) await markChanged(tx, 'businesses', id, 'updated')
      })
    /** The home page names every shop with its words; each page has them too. */
    const shown = async () => {
      const site = (await readReleaseWithChanges(releases, (await getCurrentRelease(releases))!))!
      const title = async (file: string) =>
        /<title>(.*?)<\/title>/.exec(
          await readFile(join(site.files.get(file)!.site, file), 'utf8'),
        )![1]!
      const listed = (await title('index.html')).split('; ')
      const own = await Promise.all(
        listed.map((entry) => title(`${entry.split(' ')[0]!.slice(1)}.html`)),
      )
      expect(own).toEqual(listed)
      return new Set(listed.map((entry) => entry.split(' ')[1]))
    }

    const quick = { quietMs: 10, lookEveryMs: 10, firstPauseMs: 20 }
    const watching = watchForChanges(deps, { ...quick, onOutcome: () => undefined })
    try {
      await describeAll('1')
      await waitUntil(async () => (await readPendingChanges(deps.db)).count === 0, 60_000)
      for (let kill = 2; kill <= 5; kill++) {
        await waitUntil(
          () =>
            describeAll(`${kill}`).then(
              () => true,
              () => false,
            ),
          60_000,
        )
        await sleep(Math.random() * 150)
        await killPostgres(dataDir, kill % 2 ? 'SIGKILL' : 'SIGQUIT')
        expect((await shown()).size).toBe(1)
      }
      await waitUntil(
        () =>
          readPendingChanges(deps.db).then(
            ({ count }) => count === 0,
            () => false,
          ),
        60_000,
      )
      expect(await shown()).toEqual(new Set(['5']))
    } finally {
      await watching.stop()
      await deps.close()
      await embedded.stop()
    }
  },
  120_000,
)
