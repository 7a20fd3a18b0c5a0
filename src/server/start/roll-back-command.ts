import { checkDatabase } from '#server/kit/db/check.ts'
import { openDatabase } from '#server/kit/db/connection.ts'
import { rollBack } from '#server/publishing/publisher/roll-back.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { releasesFolder } from '#server/publishing/releases/release.ts'
import { CommandError } from './command-error.ts'
import type { Config } from './config.ts'
import { createLogger, toDatabaseLogger } from './logger.ts'
import { isShared, openShared } from './shared.ts'
import type { TerminalOutput } from './steps.ts'

/** Goes back to the release before the current one. Throws CommandError if there is none. */
export async function rollBackNow(config: Config, screen: TerminalOutput): Promise<void> {
  const passOver = (name: string, file: string | null) =>
    screen.write(`  ✗ ${name} is damaged${file ? `, such as ${file}` : ''}: passed over.\n`)
  const releases = releasesFolder(config.dataDir)
  const name = isShared(config)
    ? await rollBackShared(config, (release) => passOver(release, null))
    : await rollBack(releases, passOver)
  if (name === null) throw new CommandError('There is no undamaged earlier release to go back to.')
  screen.write(`  ✓ Live again: ${name}. The next change publishes a new release.\n`)
}

/** Writes the row that all machines follow. A bad site is live: nothing else is done before. */
async function rollBackShared(
  config: Config,
  onDamaged: (release: string) => void,
): Promise<string | null> {
  const log = toDatabaseLogger(createLogger({ ...config, logLevel: 'warn' }))
  const url = config.databaseDirectUrl ?? config.databaseUrl!
  const database = openDatabase({ url, log, max: 2 })
  try {
    await checkDatabase(database.pool)
    const live = createLiveReader(releasesFolder(config.dataDir))
    const shared = await openShared(config, database.db, live)
    return (await shared?.rollBack(onDamaged)) ?? null
  } finally {
    await database.close()
  }
}
