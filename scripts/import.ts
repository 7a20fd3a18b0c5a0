import { basename, join, resolve } from 'node:path'
import {
  getExitCode,
  HELP_TEXT,
  ImportError,
  createProgressBar,
  readOptions,
  ProblemReportFile,
  runImport,
  refreshStatistics,
  formatSummary,
  type ImportRequest,
} from '#server/businesses/import/index.ts'
import { importPosts } from '#server/blog/index.ts'
import { loadConfig } from '#server/start/config.ts'
import { ensureDataFolder } from '#server/start/data-folder.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { ignoreBrokenPipe } from '#server/start/broken-pipe.ts'
import { explainError } from '#server/start/explain.ts'
import { toDatabaseLogger, createLogger } from '#server/start/logger.ts'
import { slugify } from '#shared/text/slug.ts'

/**
 * From so many written rows on, the statistics and the search index are brought in order at once.
 */
const MANY = 500
const SAME_KEY_MS = 500

async function importFile(wish: ImportRequest): Promise<number> {
  const config = loadConfig(process.env)
  await ensureDataFolder(config.dataDir)
  const database = await prepareDatabase(
    config,
    toDatabaseLogger(createLogger({ ...config, logLevel: 'warn' })),
  )
  const signal = stopSignal()

  const progress = createProgressBar(process.stderr)
  const tell = (line: string) => {
    progress.clear()
    console.log(line)
  }
  const report = new ProblemReportFile(
    join(config.dataDir, 'imports', `${slugify(wish.source)}.rejected.csv`),
    tell,
  )
  const notes = new ProblemReportFile(
    join(config.dataDir, 'imports', `${slugify(wish.source)}.notes.csv`),
    tell,
  )
  const changes = new ProblemReportFile(
    join(config.dataDir, 'imports', `${slugify(wish.source)}.changes.csv`),
    tell,
  )
  const started = performance.now()
  try {
    const result = await runImport(database, {
      ...wish,
      report,
      notes,
      editing: { actor: { kind: 'job', name: 'import' }, siteUrl: config.siteUrl },
      onChanges: (found) => {
        for (const { line, id, changes: of } of found)
          changes.add(
            line,
            of.map(({ field, before, after }) => ({
              field,
              reason: `BIZ-${id}: "${before}" becomes "${after}"`,
            })),
          )
      },
      signal,
      onProgress: progress.show,
      onUnusedColumns: (columns) => tell(`Not imported: the columns ${columns.join(', ')}.`),
    })
    if (result.created + result.updated >= MANY) await refreshStatistics(database.db)
    tell(formatSummary(result, wish, (performance.now() - started) / 1000))
    if (report.problems > 0) console.log(`All problems: ${report.path}`)
    if (notes.problems > 0) console.log(`Towns to look at: ${notes.path}`)
    if (changes.problems > 0) console.log(`Changed values: ${changes.path}`)
    return getExitCode(result)
  } finally {
    progress.clear()
    report.close()
    notes.close()
    changes.close()
    await database.stop()
  }
}

/** `posts FOLDER`: the Markdown files of a folder become posts of the blog. */
async function importFolder(folder: string): Promise<number> {
  const config = loadConfig(process.env)
  await ensureDataFolder(config.dataDir)
  const database = await prepareDatabase(
    config,
    toDatabaseLogger(createLogger({ ...config, logLevel: 'warn' })),
  )
  try {
    const result = await importPosts(
      { db: database.db, now: () => new Date() },
      {
        folder,
        source: slugify(basename(resolve(folder)), 'posts'),
        onRejected: (file, reasons) => console.log(`${file}: ${reasons.join('; ')}`),
      },
    )
    const { created, updated, unchanged, kept, rejected } = result
    const parts = [
      `${created} created`,
      `${updated} updated`,
      `${unchanged} unchanged`,
      `${rejected} rejected`,
    ]
    if (kept > 0) parts.push(`${kept} left as people changed them`)
    console.log(`${parts.join(', ')}.`)
    return rejected > 0 ? 2 : 0
  } finally {
    await database.stop()
  }
}

/**
 * Ctrl+C ends the run after the batch under way, and a second one at once. npm passes one on, so it
 * comes twice.
 */
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

ignoreBrokenPipe(process.stdout)
/**
 * `npm run import -- FILE.csv` and `npm run import -- posts FOLDER`: works while the site runs and
 * when it does not.
 */
try {
  const [first, folder, ...more] = process.argv.slice(2)
  const wish = first === 'posts' ? null : readOptions(process.argv.slice(2))
  if (wish === 'help') console.log(HELP_TEXT)
  else if (wish) process.exitCode = await importFile(wish)
  else if (folder && more.length === 0) process.exitCode = await importFolder(folder)
  else throw new ImportError('Name one folder of Markdown files: npm run import -- posts FOLDER')
} catch (error) {
  console.error(error instanceof ImportError ? error.message : explainError(error))
  process.exitCode = 1
}
