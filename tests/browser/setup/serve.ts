import { rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { pino } from 'pino'
import { loadConfig } from '#server/start/config.ts'
import { loadSampleDistrict } from '#server/sample/index.ts'
import { readyDatabase } from '#server/start/database.ts'
import { dataFolder, testFolder } from './folder.ts'
import { seed } from './seed.ts'

/**
 * What the browser tests meet: the product as `npm start` starts it, on a fresh data folder with
 * the sample district and the few listings of `seed.ts` (reviews, hours, hostile texts, which the
 * sample does not have). The configuration of whoever runs the tests does not count: neither their
 * database nor their site.
 */
endWithRunner(Number(process.env.TEST_RUNNER))
process.on('exit', () => rmSync(testFolder(), { recursive: true, force: true }))
for (const name of [
  'HOST',
  'DATABASE_URL',
  'SITE_URL',
  'PUBLIC_API_URL',
  'ALLOWED_ORIGINS',
  'JWT_SECRET',
  'SAMPLE_DATA',
  'SMTP_URL',
  'MAIL_FROM',
])
  delete process.env[name]
Object.assign(process.env, { DATA_DIR: dataFolder(), LOG_LEVEL: 'warn' })

const config = loadConfig(process.env)
await rm(testFolder(), { recursive: true, force: true })
await mkdir(config.dataDir, { recursive: true })
const database = await readyDatabase(config, pino({ level: 'warn' }))
await loadSampleDistrict(database.db)
await seed(database.db, config.siteUrl)
await database.stop()

await import('../../../scripts/start.ts')

/** A runner that was killed cannot stop the server: it stops by itself then. */
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
