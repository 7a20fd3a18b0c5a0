import { loadConfig } from '#server/start/config.ts'
import { start } from '#server/start/index.ts'
import { explain } from '#server/start/explain.ts'
import { loggerOf } from '#server/start/logger.ts'
import { stop, stopOnSignals } from '#server/start/stop.ts'
import type { Running } from '#server/start/stop.ts'

/** `npm start`: the database, the API, the site and its publisher on one port. */
try {
  const config = loadConfig(process.env)
  const logger = loggerOf(config)
  const running: Running = {}
  const stopping = stopOnSignals(running, logger)
  try {
    await start({ config, logger, screen: process.stdout, running })
  } catch (error) {
    // What fails because it was stopped in the middle is no failure.
    if (!stopping()) {
      await stop(running, logger)
      throw error
    }
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
