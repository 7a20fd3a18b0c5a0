import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOfToken } from '#server/actor/hash-of-token.ts'

/** A link that works once: what the mail carries, and what is kept of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/** Signs the id of a subscriber, for links that never expire. */
export function sign(id: number, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`newsletter ${id}`).digest('base64url')}`
}

/** The subscriber that a signed text names, or null when this site did not write it. */
export function readSigned(text: string, secret: string): number | null {
  const id = Number(/^(\d{1,9})\./.exec(text)?.[1] ?? Number.NaN)
  const right = Buffer.from(sign(id, secret))
  const given = Buffer.from(text)
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}
