/**
 * Why the program cannot continue, in a sentence that says what to do. A stack trace
 * would not help them.
 */
export class CommandError extends Error {
  override name = 'CommandError'
}
