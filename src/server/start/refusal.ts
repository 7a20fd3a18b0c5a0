/**
 * Why the program cannot go on, in a sentence that tells the person what to do; no stack trace
 * helps them.
 */
export class Refusal extends Error {
  override name = 'Refusal'
}
