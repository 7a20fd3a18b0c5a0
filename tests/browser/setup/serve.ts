import { mkdir, mkdtemp } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { loadConfig } from '#server/config.ts'
import { loadSampleDistrict } from '#server/sample/index.ts'
import { readyDatabase } from '#server/start/database.ts'
import { seed } from './seed.ts'

/**
 * What the browser tests meet: the product as `npm start` starts it, on a fresh data folder with the sample district and
 * the few listings of `seed.ts` (reviews, hours, hostile texts, which the sample does not have).
 */
const folder = await mkdtemp(join(tmpdir(), 'zila-browser-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
Object.assign(process.env, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' })

const config = loadConfig(process.env)
await mkdir(config.dataDir, { recursive: true })
const database = await readyDatabase(config, pino({ level: 'warn' }))
await loadSampleDistrict(database.db)
await seed(database.db)
await database.stop()

await import('../../../scripts/start.ts')
