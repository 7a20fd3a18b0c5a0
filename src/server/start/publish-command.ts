import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { deliverSite } from '#server/publishing/publisher/deliver.ts'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import {
  getLastPublished,
  listLatestPublications,
  readPendingChanges,
  recordDelivery,
  getDurationSeconds,
  type PublicationRow,
} from '#server/publishing/publisher/publication-record.ts'
import { listChanges } from '#server/publishing/releases/change.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { followTakedowns } from '#server/publishing/publisher/takedowns/follow.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { listReleases, readRelease, releasesFolder } from '#server/publishing/releases/release.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { createInstallationApi } from './api.ts'
import { ensureDataFolder } from './data-folder.ts'
import { prepareDatabase } from './database.ts'
import { toDatabaseLogger, createLogger } from './logger.ts'
import { formatPageProgress, openPublisher } from './publishing.ts'
import { openShared } from './shared.ts'
import { CommandError } from './command-error.ts'
import { createStepRunner, type TerminalOutput } from './steps.ts'
import { NOOP_TASK_RUNNER } from './tasks.ts'

const LOCK_TIMEOUT_MS = 30 * MINUTE_MS
const SHOWN_PUBLICATIONS = 5

/**
 * Publishes now, whether or not the server runs; a running server serves the release within a
 * second. Throws Refusal.
 */
export async function publishNow(
  config: Config,
  screen: TerminalOutput,
  signal: AbortSignal,
): Promise<void> {
  await ensureDataFolder(config.dataDir)
  const logger = createLogger({ ...config, logLevel: 'warn' })
  const database = await prepareDatabase(config, toDatabaseLogger(logger))
  try {
    const current = () => getCurrentRelease(releasesFolder(config.dataDir))
    const openApi = () =>
      createInstallationApi(config, database.db, logger, current, NOOP_TASK_RUNNER)
    const known = new KnownTakedowns()
    const releases = releasesFolder(config.dataDir)
    const following = followTakedowns({ databaseUrl: database.url, releases, known })
    const live = createLiveReader(releases)
    const shared = await openShared(config, database.db, live)
    const publisher = await openPublisher(config, database, openApi, live, known, shared)
    const publishing = createStepRunner(screen)(
      'Publishing',
      async (progress) => {
        const outcome = await publishRelease(publisher, {
          cause: 'npm run publish',
          signal,
          lockTimeoutMs: LOCK_TIMEOUT_MS,
          isDeliberate: true,
          onWait: () =>
            screen.write('\n    Another publication is under way: waiting for it to end.\n'),
          onProgress: (done, all) => progress(done, all, formatPageProgress(done, all)),
        })
        if (outcome.kind === 'busy')
          throw new CommandError('The other publication takes too long: nothing was published.')
        if (outcome.kind === 'failed') throw new CommandError(outcome.reason)
        if (outcome.kind === 'outdated')
          throw new CommandError('Nothing was published: newer code was started in the meantime.')
        if (outcome.kind === 'full')
          throw new CommandError('Nothing was published: the disk of DATA_DIR is full.')
        const { delivery } = publisher
        if (delivery.target || delivery.hook) {
          await following.ready
          const handedOn = await deliverSite(delivery, outcome.changed, signal).catch(
            async (error: Error) => {
              await recordDelivery(database.db, error)
              throw error
            },
          )
          if (handedOn) await recordDelivery(database.db, null)
        }
        return outcome
      },
      ({ release, pages, problem }) =>
        `Live: ${release}, ${pages} ` +
        `pages${problem ? `\n    ${problem.replaceAll('\n', '\n    ')}` : ''}`,
    )
    await publishing.finally(following.stop).finally(publisher.close)
  } finally {
    await database.stop()
  }
}

const quietLog = (config: Config) => toDatabaseLogger(createLogger({ ...config, logLevel: 'warn' }))

/** Prints the kept releases, the pending changes and the latest publications. */
export async function showStatus(config: Config, screen: TerminalOutput): Promise<void> {
  const releases = releasesFolder(config.dataDir)
  const current = await getCurrentRelease(releases)
  const names = await listReleases(releases)
  screen.write(names.length > 0 ? '\n  Releases\n' : '\n  Nothing has been published yet.\n')
  for (const name of names) {
    const release = await readRelease(releases, name)
    const changes = (await listChanges(releases, name)).length
    const over = changes > 0 ? `, ${changes} change${changes > 1 ? 's' : ''}` : ''
    const words = release ? `${release.pages} pages${over}` : 'damaged'
    screen.write(
      `  ${name === current ? '→' : ' '} ${name}  ${words}${name === current ? ', live' : ''}\n`,
    )
  }
  if (config.databaseUrl || existsSync(join(config.dataDir, 'postgres')))
    await showRecords(config, screen)
}

async function showRecords(config: Config, screen: TerminalOutput): Promise<void> {
  const database = await prepareDatabase(config, quietLog(config))
  try {
    const { count, since } = await readPendingChanges(database.db)
    const waiting = since ? `${count}, the first since ${timeOf(since)}` : 'none'
    const live = await getLastPublished(database.db)
    screen.write(`\n  Changes that wait to be published: ${waiting}\n`)
    screen.write(
      '  Last publication that went live: ' +
        `${live ? `${timeOf(live.finishedAt!)}, ${tookOf(live)}` : 'none'}\n`,
    )
    if (live?.deliveryError)
      screen.write(`  It could not be handed on: ${live.deliveryError.split('\n')[0]}\n`)
    else if (live?.deliveredAt) screen.write(`  Handed on: ${timeOf(live.deliveredAt)}\n`)
    screen.write('\n  Latest publications\n')
    for (const row of await listLatestPublications(database.db, SHOWN_PUBLICATIONS)) {
      const reason = row.error ? `: ${row.error.split('\n').slice(0, 2).join(' ')}` : ''
      screen.write(
        `    ${timeOf(row.startedAt)}  ${row.outcome.padEnd(7)}  ${row.cause}, ` +
          `${tookOf(row)}${reason}\n`,
      )
    }
  } finally {
    await database.stop()
  }
}

const timeOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

/** `3 pages in 1.2 s`. */
function tookOf(row: PublicationRow): string {
  const seconds = getDurationSeconds(row)
  if (seconds === null) return 'not ended'
  const time = `${seconds.toFixed(1)} s`
  return row.pages === null ? time : `${row.pages} page${row.pages === 1 ? '' : 's'} in ${time}`
}
