import type { Logger } from 'pino'
import type { ServedSite } from '#server/publishing/site/index.ts'
import type { TaskRunner } from '#server/kit/jobs/index.ts'
import type { ReadyDatabase } from './database.ts'
import type { HttpServer } from './http-server.ts'
import type { PublishingHandle } from './publishing.ts'

/** What has been started so far; the database may still be starting. */
export type RunningParts = {
  servedSite?: ServedSite
  /** Ends the answers that go on until somebody ends them. */
  endStreams?: () => void
  front?: HttpServer
  metricsPort?: { close: () => Promise<void> }
  /** Renders pages that a release leaves out. */
  pages?: { close: () => Promise<void> }
  tasks?: TaskRunner
  publishing?: PublishingHandle
  takedowns?: { stop: () => Promise<void> }
  /** Null on a site of one machine. */
  shared?: { stop: () => Promise<void> } | null
  database?: Promise<ReadyDatabase>
  /** True once nothing more may be started. */
  isStopping?: boolean
}

const FORCE_AFTER_MS = 500
const TIMEOUT_MS = 20_000

/** Stops everything in order: requests, background work, then the pool and Postgres. */
export async function stopServer(running: RunningParts, logger: Logger): Promise<void> {
  const endings = {
    'HTTP server': () => running.front?.close(),
    'renderer of single pages': () => running.pages?.close(),
    tasks: () => running.tasks?.stop(),
    publisher: () => running.publishing?.stop(),
    takedowns: () => running.takedowns?.stop(),
    'shared releases': () => running.shared?.stop(),
    'port of metrics': () => running.metricsPort?.close(),
    database: async () => (await running.database?.catch(() => null))?.stop(),
  }
  running.isStopping = true
  running.servedSite?.close()
  running.endStreams?.()
  for (const [name, end] of Object.entries(endings)) {
    try {
      await end()
    } catch (error) {
      logger.error({ err: error }, `the ${name} did not stop as it should`)
    }
  }
}

/**
 * Stops on SIGTERM, SIGINT, SIGHUP and on an uncaught error, and ends the process. A second signal
 * ends it at once. npm repeats the Ctrl+C of the terminal, so a signal within half a second counts
 * as the same one. The answer tells whether it is stopping.
 */
export function stopOnSignals(running: RunningParts, logger: Logger): () => boolean {
  let since = 0
  const end = (code: number) => {
    if (since > 0) return
    since = performance.now()
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
    void stopServer(running, logger).finally(() => process.exit(code))
  }
  const onSignal = () => {
    if (since > 0 && performance.now() - since > FORCE_AFTER_MS) process.exit(1)
    end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  const onError = (error: unknown) => {
    logger.fatal({ err: error }, 'uncaught error')
    end(1)
  }
  process.on('uncaughtException', onError).on('unhandledRejection', onError)
  return () => since > 0
}
