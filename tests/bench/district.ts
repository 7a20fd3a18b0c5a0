import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { runImport, refreshStatistics } from '#server/businesses/index.ts'
import { loadConfig, type Config } from '#server/start/config.ts'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { createInstallationApi } from '#server/start/api.ts'
import { prepareDatabase, type ReadyDatabase } from '#server/start/database.ts'
import { openPublisher, type Publisher } from '#server/start/publishing.ts'
import { NOOP_TASK_RUNNER } from '#server/start/tasks.ts'
import { timeChanges, type ChangeTimes } from './changes.ts'
import { generateListings } from './generate.ts'
import { measureTime } from './measure.ts'
import { watchMemory } from './memory.ts'

const run = promisify(execFile)
const SAMPLE = 'src/districts/palamu/businesses.csv'
const SILENT = pino({ level: 'silent' })

export type FullPublish = { pages: number; seconds: number; peakMiB: number; diskMiB: number }

export type BenchDistrict = {
  config: Config
  importedPerSecond: number
  publisher: Publisher
  publish(): Promise<FullPublish>
  /** Commit to served bytes, in seconds. */
  changes(): Promise<ChangeTimes>
  close(): Promise<void>
  remove(): Promise<void>
}

/**
 * A fresh district in a temporary folder with `count` generated listings beside the sample's,
 * imported as a user would.
 */
export async function makeDistrict(
  count: number,
  port: number,
  languages = 'en',
  staticPages = 'all',
): Promise<BenchDistrict> {
  const folder = await mkdtemp(join(tmpdir(), `zila-bench-${count}-`))
  const config = loadConfig({
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LANGUAGES: languages,
    STATIC_PAGES: staticPages,
    LOG_LEVEL: 'silent',
  })
  await mkdir(config.dataDir, { recursive: true })
  const database = await prepareDatabase(config, SILENT)
  await loadSampleDistrict(database.db)
  const file = join(folder, 'listings.csv')
  await generateListings(SAMPLE, file, count)
  const { answer, seconds } = await measureTime(() => importAll(database, file))
  if (answer.created !== count)
    throw new Error(`${answer.created} of ${count} generated listings were imported`)
  const openApi = () =>
    createInstallationApi(config, database.db, SILENT, async () => null, NOOP_TASK_RUNNER)
  const publisher = await openPublisher(config, database, openApi)
  return {
    config,
    importedPerSecond: count / seconds,
    publisher,
    publish: () => publishOnce(publisher),
    changes: () => timeChanges(publisher),
    close: async () => {
      await publisher.close()
      await database.stop()
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function importAll({ db }: ReadyDatabase, file: string) {
  const result = await runImport(
    { db },
    { file, source: 'bench', report: { add: () => undefined } },
  )
  await refreshStatistics(db)
  return result
}

async function publishOnce(publisher: Publisher): Promise<FullPublish> {
  const peak = watchMemory(process.pid)
  const options = { cause: 'bench', signal: new AbortController().signal }
  const { answer, seconds } = await measureTime(() => publishRelease(publisher, options))
  if (answer.kind !== 'live') throw new Error(`The build failed: ${JSON.stringify(answer)}`)
  const { stdout } = await run('du', ['-sm', join(publisher.releases, answer.release)])
  return { pages: answer.pages, seconds, peakMiB: peak(), diskMiB: Number.parseInt(stdout, 10) }
}
