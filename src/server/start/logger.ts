import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import { toLoggableError } from '#server/kit/db/reason.ts'
import type { Log } from '#server/kit/db/log.ts'

/** Keeps values of rows out of the log. */
function err(error: Error): unknown {
  const logged = toLoggableError(error)
  return logged instanceof Error ? pino.stdSerializers.err(logged) : logged
}

/** One JSON line for each event, on standard output or the given stream. */
export const createLogger = (
  { logLevel: level }: Pick<Config, 'logLevel'>,
  to?: DestinationStream,
): Logger =>
  to ? pino({ level, serializers: { err } }, to) : pino({ level, serializers: { err } })

/**
 * The log of the database layer. The start's own steps already report what it does, so only its
 * warnings are logged.
 */
export const toDatabaseLogger = (logger: Logger): Log => ({
  info: (message) => logger.debug(message),
  warn: (message) => logger.warn(message),
})
