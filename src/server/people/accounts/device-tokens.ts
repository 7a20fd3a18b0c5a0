import { randomBytes } from 'node:crypto'
import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'
import type { DeviceCookie } from '#server/kit/http/device-cookie.ts'

type Holder = { id: number; passwordHash: string | null }

/**
 * A device token, after OWASP's “device cookies”: the account, a random word, and a keyed hash of
 * both and of the password's hash, so that a new password ends all tokens given before.
 */
const textOf = ({ id, passwordHash }: Holder, nonce: string): string =>
  `${id} ${nonce} ${passwordHash ?? ''}`

/** Gives the browser a token of the account; its owner has just shown who they are. */
export function issueDeviceToken(devices: DeviceCookie, holder: Holder, secret: Secret): void {
  const nonce = randomBytes(16).toString('base64url')
  const mac = createMac(secret, 'device', textOf(holder, nonce)).toString('base64url')
  devices.keep(`${holder.id}.${nonce}.${mac}`, `${holder.id}.`)
}

/**
 * Which device of the account this browser is, as a key to count its tries by; null for a browser
 * that its owner has not signed in with since the password was set.
 */
export function getKnownDeviceKey(
  { tokens }: DeviceCookie,
  holder: Holder | undefined,
  secret: Secret,
): string | null {
  if (!holder) return null
  for (const token of tokens) {
    const [id, nonce = '', mac = ''] = token.split('.')
    if (id !== String(holder.id)) continue
    if (verifyMac(secret, 'device', textOf(holder, nonce), mac)) return `${id} ${nonce}`
  }
  return null
}
