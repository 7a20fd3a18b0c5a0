/** Parsing took more memory (`heavy`) or time (`late`) than is allowed, and was ended. */
export class ParsingAbortedError extends Error {
  override name = 'ParsingAbortedError'
  readonly reason: 'heavy' | 'late'

  constructor(reason: 'heavy' | 'late') {
    super(
      reason === 'late'
        ? 'Parsing took too long and was ended.'
        : 'Parsing took too much memory and was ended.',
    )
    this.reason = reason
  }
}
