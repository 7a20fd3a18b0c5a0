import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashingTurn } from './hashing-turn.ts'

const derive = promisify(argon2)

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane. `memory` is in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

type Cost = typeof COST

/**
 * A password as it is kept: a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). `address`: for
 * whom, as hashing is shared fairly between networks.
 */
export async function hashPassword(password: string, address = ''): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await hashingTurn(address, () => deriveKey(password, salt, COST, KEY_BYTES))
  return phcString(salt, key)
}

const phcString = (salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}` +
  `$${unpadded(salt)}$${unpadded(key)}`

/**
 * A hash no password has, for unknown accounts: whoever asks must wait as long as for a known one.
 */
const NOBODY = phcString(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))

/** Whether the password is the one of the hash; with no hash, false after the same work. */
export async function verifyPassword(
  password: string,
  kept: string | undefined,
  address = '',
): Promise<boolean> {
  const parts = PHC.exec(kept ?? NOBODY)
  if (!parts) throw new Error('A kept password hash is not an Argon2id PHC string')
  const [, memory, passes, parallelism, salt = '', key = ''] = parts
  const expected = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await hashingTurn(address, () =>
    deriveKey(password, Buffer.from(salt, 'base64'), cost, expected.length),
  )
  return timingSafeEqual(given, expected) && kept !== undefined
}

function deriveKey(
  password: string,
  nonce: Buffer,
  cost: Cost,
  tagLength: number,
): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce, tagLength, ...cost })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
