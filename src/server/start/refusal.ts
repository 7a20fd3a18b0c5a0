/**
 * Why the program cannot continue, in a sentence that tells the person what to do. A stack trace
 * would not help them.
 */
export class Refusal extends Error {
  override name = 'Refusal'
}
