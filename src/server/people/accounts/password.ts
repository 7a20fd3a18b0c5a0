import { randomBytes } from 'node:crypto'
import { ARGON2_OPTIONS, verifySlowHash, createSlowHash } from '#server/kit/actor/slow-hash.ts'
import { withHashingSlot } from './hashing-slot.ts'

/** A password as it is kept. `address` is the network that asks: networks take turns at hashing. */
export const hashPassword = (password: string, address = ''): Promise<string> =>
  withHashingSlot(address, () => createSlowHash(password))

const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')

/**
 * A hash that no password has, for unknown accounts: the answer must take as long as for a known
 * one.
 */
const NOBODY =
  `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},` +
  `p=${ARGON2_OPTIONS.parallelism}` +
  `$${random(16)}$${random(32)}`

/**
 * Whether the password fits the hash, which names its own cost. Without a hash it answers false
 * after the same work. Throws for a text that is no such hash.
 */
export async function verifyPassword(
  password: string,
  kept: string | null | undefined,
  address = '',
): Promise<boolean> {
  if (kept && !kept.startsWith('$argon2id$'))
    throw new Error('A kept password hash is not an Argon2id PHC string')
  const isRight = await withHashingSlot(address, () => verifySlowHash(password, kept ?? NOBODY))
  return isRight && typeof kept === 'string'
}
