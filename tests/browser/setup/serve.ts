import { rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { pino } from 'pino'
import { loadConfig } from '#server/start/config.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { withPublisherLock } from '#server/publishing/publisher/lock.ts'
import { loadSearchListings } from '../../setup/search-listings.ts'
import { getDataFolder, getTestFolder } from './folder.ts'
import { seed } from './seed.ts'
import { seedPostOffices } from './seed-post-offices.ts'

/**
 * Runs the product for the browser tests, as `npm start` does, on a new data folder with the
 * district of the tests, its listings to search, and those of `seed.ts` (reviews, hours and hostile
 * texts). It ignores the tester's own configuration: neither their database nor their site is used.
 */
endWithRunner(Number(process.env.TEST_RUNNER))
process.on('exit', () => rmSync(getTestFolder(), { recursive: true, force: true }))
for (const name of [
  'HOST',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'SITE_URL',
  'PUBLIC_API_URL',
  'ALLOWED_ORIGINS',
  'JWT_SECRET',
  'SAMPLE_DATA',
  'SMTP_URL',
  'MAIL_FROM',
])
  delete process.env[name]
// Both languages are built once, for all tests.
Object.assign(process.env, { DATA_DIR: getDataFolder(), LOG_LEVEL: 'warn' })

const config = loadConfig(process.env)
await rm(getTestFolder(), { recursive: true, force: true })
await mkdir(config.dataDir, { recursive: true })
const database = await prepareDatabase(config, pino({ level: 'warn' }))
await loadSearchListings(database.db)
await seedPostOffices(database.db)
await seed(database.db, config.siteUrl)
await database.stop()

await import('../../../scripts/start.ts')
await holdPublications()

/**
 * The site stays as it was first published: what one test approves would change pages that others
 * read. Tests of publishing run their own product.
 */
async function holdPublications(): Promise<void> {
  const { url, stop } = await prepareDatabase(config, pino({ level: 'warn' }))
  await stop()
  const held = new Promise<never>(() => undefined)
  void withPublisherLock({ url, lockTimeoutMs: 60_000 }, () => held).catch(() => undefined)
}

/** Stops the server when its runner is gone: a killed runner cannot stop it. */
function endWithRunner(runner: number): void {
  if (!runner) return
  const look = () => {
    try {
      process.kill(runner, 0)
    } catch {
      process.kill(process.pid, 'SIGTERM')
    }
  }
  setInterval(look, 2000).unref()
}
