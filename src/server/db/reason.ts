import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { errorCode } from './refusal.ts'

const MAX_DEPTH = 5

/**
 * What the database or the way to it said, within whatever error carries it; null when it has
 * nothing to do with it.
 */
export function databaseErrorIn(error: unknown): Error | null {
  let found = error
  for (let depth = 0; depth < MAX_DEPTH && found instanceof Error; depth++) {
    if (found instanceof pg.DatabaseError) return found
    if (found instanceof DrizzleQueryError && !(found.cause instanceof Error))
      return new Error('no reason was given')
    if (found instanceof DrizzleQueryError && !(found.cause instanceof DrizzleQueryError))
      return found.cause!
    found = found.cause
  }
  return null
}

/**
 * Why an error came, in one line. Of the database's errors without a value of any row: those stand
 * in the statement's parameters, in the detail, and in what is said of a value that cannot be read.
 */
export function reasonOf(error: unknown): string {
  const cause = databaseErrorIn(error)
  if (cause === null) return error instanceof Error ? error.message : String(error)
  const code = errorCode(cause)
  const [line = ''] = cause.message.split('\n')
  const words = code?.startsWith('22') ? line.replace(/: ".*$/, '') : line
  const { table, constraint } = cause as pg.DatabaseError
  const where = [table && `table ${table}`, constraint && `constraint ${constraint}`]
    .filter(Boolean)
    .join(', ')
  const named =
    code && !words.includes(code) ? `${words || 'no reason was given'} (${code})` : words
  return `The database failed: ${named}${where ? `, ${where}` : ''}`
}

/**
 * What of an error may be written into a log: for one of the database its reason and where in the
 * code it came.
 */
export function loggable(error: unknown): unknown {
  const cause = databaseErrorIn(error)
  if (cause === null || !(error instanceof Error)) return error
  return {
    type: 'DatabaseError',
    code: errorCode(cause),
    message: reasonOf(error),
    stack: framesOf(error),
  }
}

/** The stack without the message before it, which repeats the statement with its values. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length).trim()
}
