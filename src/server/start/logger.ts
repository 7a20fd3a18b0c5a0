import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Config } from './config.ts'
import { loggable } from '#server/db/reason.ts'
import type { Log } from '#server/db/log.ts'

/** Values of rows do not end up in the log. */
function err(error: Error): unknown {
  const logged = loggable(error)
  return logged instanceof Error ? pino.stdSerializers.err(logged) : logged
}

/** One JSON line an event, on the standard output or where it is told to. */
export const loggerOf = (
  { logLevel: level }: Pick<Config, 'logLevel'>,
  to?: DestinationStream,
): Logger =>
  to ? pino({ level, serializers: { err } }, to) : pino({ level, serializers: { err } })

/**
 * For the database layer: what it does is told by the start's own steps, so only its warnings are
 * events.
 */
export const databaseLog = (logger: Logger): Log => ({
  info: (message) => logger.debug(message),
  warn: (message) => logger.warn(message),
})
