import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { getErrorCode } from './refusal.ts'

const MAX_DEPTH = 5

/**
 * The error of the database or of its connection inside `error`, however deep; null if there is
 * none.
 */
export function findDatabaseError(error: unknown): Error | null {
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
 * Why an error happened, in one line. A database error is told without values of rows; those are in
 * the parameters of the statement, in the detail, and in the message about a value that cannot be
 * read.
 */
export function getErrorReason(error: unknown): string {
  const cause = findDatabaseError(error)
  if (cause === null) return error instanceof Error ? error.message : String(error)
  const code = getErrorCode(cause)
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
 * What may be logged of an error: for a database error, its reason and where in the code it
 * happened.
 */
export function toLoggableError(error: unknown): unknown {
  const cause = findDatabaseError(error)
  if (cause === null || !(error instanceof Error)) return error
  return {
    type: 'DatabaseError',
    code: getErrorCode(cause),
    message: getErrorReason(error),
    stack: framesOf(error),
  }
}

/** The stack without the message before it, which repeats the statement with its values. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length).trim()
}
