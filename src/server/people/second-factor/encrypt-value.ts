import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKeys, type Secret } from '#server/kit/actor/keys.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

const keys = (secret: Secret) => deriveKeys(secret, 'sealed values of accounts')

/**
 * Encrypts a value for the database (AES-256-GCM), so that a copy of the database does not reveal
 * it.
 */
export function encryptValue(text: string, secret: Secret): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keys(secret)[0]!, nonce)
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** The decrypted value; null if the server's secret has changed or the text was altered. */
export const decryptValue = (sealed: string, secret: Secret): string | null =>
  keys(secret)
    .map((key) => unsealWith(sealed, key))
    .find((text) => text !== null) ?? null

/**
 * The value encrypted with the current secret, if it was encrypted with a replaced one; otherwise
 * null.
 */
export function reencryptValue(sealed: string, secret: Secret): string | null {
  if (unsealWith(sealed, keys(secret)[0]!) !== null) return null
  const text = decryptValue(sealed, secret)
  return text === null ? null : encryptValue(text, secret)
}

function unsealWith(sealed: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
