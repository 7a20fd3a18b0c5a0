import { BackupError } from '#server/operations/backup-archive/index.ts'
import { ConfigError } from './config.ts'
import { findDatabaseError, getErrorReason } from '#server/kit/db/reason.ts'
import { UnusableDatabaseError, getErrorCode } from '#server/kit/db/refusal.ts'
import { CommandError } from './command-error.ts'

const FRIENDLY_MESSAGES = [ConfigError, UnusableDatabaseError, BackupError, CommandError]

/**
 * What to print about an error that ends a command: a sentence if a person can act on it, else the
 * whole error.
 */
export function explainError(error: unknown): string {
  if (FRIENDLY_MESSAGES.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof Error && getErrorCode(error)?.startsWith('ERR_PARSE_ARGS'))
    return error.message
  if (findDatabaseError(error)) return `${getErrorReason(error)}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
