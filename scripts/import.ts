import { join } from 'node:path'
import {
  exitCodeOf,
  HELP,
  ImportRefusal,
  progressOn,
  readOptions,
  ReportFile,
  runImport,
  settleAfterImport,
  summaryOf,
} from '#server/businesses/import/index.ts'
import type { ImportWish } from '#server/businesses/import/index.ts'
import { loadConfig } from '#server/config.ts'
import { ensureDataFolder } from '#server/start/data-folder.ts'
import { readyDatabase } from '#server/start/database.ts'
import { explain } from '#server/start/explain.ts'
import { databaseLog, loggerOf } from '#server/start/logger.ts'
import { slugify } from '#shared/slug.ts'

/** From so many written rows on, the statistics and the search index are brought in order at once. */
const MANY = 500
const SAME_KEY_MS = 500

async function importFile(wish: ImportWish): Promise<number> {
  const config = loadConfig(process.env)
  await ensureDataFolder(config.dataDir)
  const database = await readyDatabase(config, databaseLog(loggerOf({ ...config, logLevel: 'warn' })))
  const signal = stopSignal()

  const progress = progressOn(process.stderr)
  const tell = (line: string) => {
    progress.clear()
    console.log(line)
  }
  const report = new ReportFile(join(config.dataDir, 'imports', `${slugify(wish.source)}.rejected.csv`), tell)
  const started = performance.now()
  try {
    const result = await runImport(database.db, {
      ...wish,
      report,
      signal,
      onProgress: progress.show,
      onUnusedColumns: (columns) => tell(`Not imported: the columns ${columns.join(', ')}.`),
    })
    if (result.created + result.updated >= MANY) await settleAfterImport(database.db)
    tell(summaryOf(result, wish, (performance.now() - started) / 1000))
    if (report.problems > 0) console.log(`All problems: ${report.path}`)
    return exitCodeOf(result)
  } finally {
    progress.clear()
    report.close()
    await database.stop()
  }
}

/** Ctrl+C ends the run after the batch under way, and a second one at once. npm passes one on, so it comes twice. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  let since = 0
  const onSignal = () => {
    if (stop.signal.aborted && performance.now() - since > SAME_KEY_MS) process.exit(130)
    since ||= performance.now()
    stop.abort()
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return stop.signal
}

/** `npm run import -- FILE.csv`: works while the site runs and when it does not. */
try {
  const wish = readOptions(process.argv.slice(2))
  if (wish === 'help') console.log(HELP)
  else process.exitCode = await importFile(wish)
} catch (error) {
  console.error(error instanceof ImportRefusal ? error.message : explain(error))
  process.exitCode = 1
}
