import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Of each password the first bytes of its SHA-256, sorted; two that share them are one in 10^9. */
export const HASH_BYTES = 6
const FILE = new URL('breached-passwords.bin', import.meta.url)

/** Hashes the lower-case password, since the lists contain every case. */
export const hashForBreachList = (password: string): Buffer =>
  createHash('sha256')
    .update(password.normalize('NFC').toLowerCase())
    .digest()
    .subarray(0, HASH_BYTES)

let list: Promise<Buffer> | undefined

/**
 * Whether a password is on the shipped list of breached ones (`scripts/pack-passwords.ts`), which
 * takes 2 MB of memory from the first question on.
 */
export async function isBreached(password: string): Promise<boolean> {
  list ??= readFile(FILE)
  const hashes = await list
  const wanted = hashForBreachList(password)
  let [low, high] = [0, hashes.length / HASH_BYTES]
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = hashes.compare(
      wanted,
      0,
      HASH_BYTES,
      middle * HASH_BYTES,
      (middle + 1) * HASH_BYTES,
    )
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}
