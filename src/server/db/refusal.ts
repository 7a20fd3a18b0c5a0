/**
 * A database that cannot be used, with a sentence for the person who starts the program. A stack
 * trace would not help them.
 */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal'
}

/** The database's address does not answer, or not for long enough. */
export class Unreachable extends DatabaseRefusal {
  override name = 'Unreachable'
}

/** The database has migrations that this code does not know: only newer code may write to it. */
export class OlderCode extends DatabaseRefusal {
  override name = 'OlderCode'
}

/**
 * The code of a Postgres answer (SQLSTATE, five characters) or of a system call (`ENOENT`), if the
 * error has one.
 */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** What `what` says, with the reason of the error. */
export function unreachable(what: string, error: unknown): Unreachable {
  const reason =
    error instanceof Error && error.message ? error.message : (errorCode(error) ?? String(error))
  return new Unreachable(`${what}: ${reason}.`)
}
