import type { HoneypotValues } from '#contract/honeypot.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'

/**
 * Looks at what a form without an account sent beside its fields. True when the field that people
 * never see was filled: answer like a success and keep what came apart, as spam. Throws
 * TOO_MANY_REQUESTS when the form was sent quicker than a person can; a person who managed it is
 * told to send again.
 */
export function isCaughtByHoneypot({ linkToDetails, shownFor }: HoneypotValues): boolean {
  if (linkToDetails) return true
  if (shownFor !== undefined && shownFor < MIN_FILL_MS)
    throw new ApiError('TOO_MANY_REQUESTS', {
      message: 'That was very quick. Please send it again in a moment.',
      retryAfter: Math.ceil(MIN_FILL_MS / 1000),
    })
  return false
}
