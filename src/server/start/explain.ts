import { ConfigError } from '#server/config.ts'
import { DatabaseRefusal, errorCode } from '#server/db/refusal.ts'
import { Refusal } from './refusal.ts'

/** What to print of an error that ends a command: a sentence where a person can do something, else all there is. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseRefusal || error instanceof Refusal) return error.message
  if (error instanceof Error && errorCode(error)?.startsWith('ERR_PARSE_ARGS')) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
