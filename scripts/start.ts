import './run/need-district.ts'
import { loadConfig } from '#server/start/config.ts'
import { startServer } from '#server/start/index.ts'
import { explainError } from '#server/start/explain.ts'
import { createLogger } from '#server/start/logger.ts'
import { stopServer, stopOnSignals, type RunningParts } from '#server/start/stop.ts'

/** `npm start`: the database, the API, the site and its publisher on one port. */
try {
  const config = loadConfig(process.env)
  const logger = createLogger(config)
  const running: RunningParts = {}
  const stopping = stopOnSignals(running, logger)
  try {
    await startServer({ config, logger, screen: process.stdout, running })
  } catch (error) {
    // What fails because it was stopped in the middle is no failure.
    if (!stopping()) {
      await stopServer(running, logger)
      throw error
    }
  }
} catch (error) {
  console.error(explainError(error))
  process.exit(1)
}
