import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'

/** A link that works once: what the mail carries, and what is kept of it. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Signs the id of a subscriber, for links that never expire. */
export const signSubscriberToken = (id: number, secret: Secret): string =>
  `${id}.${createMac(secret, 'newsletter', String(id)).toString('base64url')}`

/** The subscriber that a signed text names, or null when this site did not write it. */
export function verifySubscriberToken(text: string, secret: Secret): number | null {
  const [, id, signature] = /^(\d{1,9})\.(.*)$/.exec(text) ?? []
  if (id === undefined || signature === undefined) return null
  return verifyMac(secret, 'newsletter', id, signature) ? Number(id) : null
}
