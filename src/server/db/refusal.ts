/** A database that cannot be used, with a sentence for the person who starts the program; no stack trace helps them. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal'
}

/** The code of a Postgres answer (SQLSTATE, five characters) or of a system call (`ENOENT`), where the error has one. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
