import pino from 'pino'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/db/log.ts'

/** One JSON line an event, on the standard output. */
export const loggerOf = (config: Config): Logger => pino({ level: config.logLevel })

/** For the database layer: what it does is told by the start's own steps, so only its warnings are events. */
export const databaseLog = (logger: Logger): Log => ({
  info: (message) => logger.debug(message),
  warn: (message) => logger.warn(message),
})
