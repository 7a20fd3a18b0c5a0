import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The server's secret; while it is being replaced, with the one before it. */
export type Secret = string | { readonly now: string; readonly before: string }

/** What the server makes with its secret. Each use has a key of its own. */
export const KEY_USES = [
  'session',
  'sealed values of accounts',
  'private upload',
  'site pass',
  'newsletter',
  'still right',
  'ad offer',
  'ad offer from',
  'network',
  'claim code',
  'registration code',
  'sign-in code',
  'mobile code',
  'device',
] as const
export type KeyUse = (typeof KEY_USES)[number]

/**
 * What lasts for months, and was signed with the secret itself before there were keys: the word it
 * began with then. It is still taken, and made no more.
 */
const SIGNED_BEFORE: Partial<Record<KeyUse, string>> = {
  newsletter: 'newsletter',
  'still right': 'confirm listings',
  network: 'network',
}

const made = new Map<string, Buffer>()

/** The key of one secret for one use (HKDF): nothing made for one use is good for another. */
function keyOf(secret: string, use: KeyUse): Buffer {
  const name = `${use} ${secret}`
  const known = made.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  made.set(name, key)
  return key
}

const secretsOf = (secret: Secret): readonly string[] =>
  typeof secret === 'string' ? [secret] : [secret.now, secret.before]

/** The valid keys for a use; the first one is used for new signatures. */
export const deriveKeys = (secret: Secret, use: KeyUse): readonly Buffer[] =>
  secretsOf(secret).map((one) => keyOf(one, use))

const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The current signature of a text for one use. */
export const createMac = (secret: Secret, use: KeyUse, text: string): Buffer =>
  mac(deriveKeys(secret, use)[0]!, text)

/** All valid signatures of a text for one use, the current one first. */
export function createMacs(secret: Secret, use: KeyUse, text: string): readonly Buffer[] {
  const before = SIGNED_BEFORE[use]
  return [
    ...deriveKeys(secret, use).map((key) => mac(key, text)),
    ...(before ? secretsOf(secret).map((one) => mac(one, `${before} ${text}`)) : []),
  ]
}

/** Whether a signature is valid; the comparison takes constant time. */
export const verifyMac = (
  secret: Secret,
  use: KeyUse,
  text: string,
  given: string,
  { bytes }: { bytes?: number } = {},
): boolean =>
  createMacs(secret, use, text).some((one) => {
    const good = Buffer.from(one.subarray(0, bytes).toString('base64url'))
    const wanted = Buffer.from(given)
    return wanted.length === good.length && timingSafeEqual(wanted, good)
  })
