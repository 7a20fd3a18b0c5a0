import type { HoneypotValues } from '#contract/honeypot.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'

/**
 * Checks the honeypot and the time of a form without an account. True if the hidden field was
 * filled: then answer like a success and keep the form apart, as spam. Throws TOO_MANY_REQUESTS if
 * the form was sent faster than a person can, with a request to send it again.
 */
export function isCaughtByHoneypot({ linkToDetails, shownFor }: HoneypotValues): boolean {
  if (linkToDetails) return true
  if (shownFor !== undefined && shownFor < MIN_FILL_MS)
    throw new ApiError('TOO_MANY_REQUESTS', {
      message: 'That was too fast. Please wait a moment and send it again.',
      retryAfter: Math.ceil(MIN_FILL_MS / 1000),
    })
  return false
}
