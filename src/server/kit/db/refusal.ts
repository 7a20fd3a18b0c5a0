/**
 * A database that cannot be used, with a sentence for the person who starts the program. A stack
 * trace would not help them.
 */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError'
}

/** The database's address does not answer, or not for long enough. */
export class UnreachableDatabaseError extends UnusableDatabaseError {
  override name = 'UnreachableDatabaseError'
}

/** The database has migrations that this code does not know: only code that does may write to it. */
export class DatabaseVersionMismatchError extends UnusableDatabaseError {
  override name = 'DatabaseVersionMismatchError'
}

/**
 * The code of a Postgres answer (SQLSTATE, five characters) or of a system call (`ENOENT`), if the
 * error has one.
 */
export function getErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** What `what` says, with the reason of the error. */
export function toUnreachableError(what: string, error: unknown): UnreachableDatabaseError {
  const reason =
    error instanceof Error && error.message ? error.message : (getErrorCode(error) ?? String(error))
  return new UnreachableDatabaseError(`${what}: ${reason}.`)
}
