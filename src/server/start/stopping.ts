import type { Logger } from 'pino'

const HURRY_AFTER_MS = 500
const PATIENCE_MS = 20_000

/** What has to be undone at the end, the latest first. */
export type Endings = { add(name: string, end: () => Promise<void> | void): void; run(logger: Logger): Promise<void> }

/** Collects endings while things are started, so that a stop at any moment ends just what is there. */
export function endings(): Endings {
  const list: { name: string; end: () => Promise<void> | void }[] = []
  let running: Promise<void> | null = null
  const run = async (logger: Logger) => {
    for (let next = list.pop(); next; next = list.pop()) {
      try {
        await next.end()
      } catch (error) {
        logger.error({ err: error }, `${next.name} did not stop as it should`)
      }
    }
  }
  return { add: (name, end) => void list.push({ name, end }), run: (logger) => (running ??= run(logger)) }
}

/**
 * Ends the program in order on SIGTERM, SIGINT and on an error that nobody caught. A second signal ends it at once;
 * npm passes on the terminal's Ctrl+C, so one that follows within half a second is the same one.
 */
export function endOnSignals(things: Endings, logger: Logger): void {
  let since = 0
  const end = (code: number) => {
    if (since > 0) return
    since = performance.now()
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    void things.run(logger).finally(() => process.exit(code))
  }
  const onSignal = () => {
    if (since > 0 && performance.now() - since > HURRY_AFTER_MS) process.exit(1)
    end(0)
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal)
  const onError = (error: unknown) => {
    logger.fatal({ err: error }, 'uncaught error')
    end(1)
  }
  process.on('uncaughtException', onError).on('unhandledRejection', onError)
}
