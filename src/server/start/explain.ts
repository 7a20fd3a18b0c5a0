import { BackupRefusal } from '#server/backup/index.ts'
import { ConfigError } from './config.ts'
import { databaseErrorIn, reasonOf } from '#server/db/reason.ts'
import { DatabaseRefusal, errorCode } from '#server/db/refusal.ts'
import { Refusal } from './refusal.ts'

const FRIENDLY_MESSAGES = [ConfigError, DatabaseRefusal, BackupRefusal, Refusal]

/**
 * What to print about an error that ends a command: a sentence if a person can act on it, else the
 * whole error.
 */
export function explain(error: unknown): string {
  if (FRIENDLY_MESSAGES.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof Error && errorCode(error)?.startsWith('ERR_PARSE_ARGS')) return error.message
  if (databaseErrorIn(error)) return `${reasonOf(error)}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
