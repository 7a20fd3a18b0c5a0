import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Secret } from '#server/kit/actor/keys.ts'
import { MIN_SECRET_LENGTH } from './config.ts'
import { ensureSecretFile } from './data-folder.ts'
import { CommandError } from './command-error.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export const secretPath = (dataDir: string): string => join(dataDir, 'secret')
export const passwordPath = (dataDir: string): string => join(dataDir, 'admin-password')

/**
 * The secret of this installation, with the one before it while it is being replaced. Throws
 * Refusal.
 */
export async function getServerSecret(config: {
  dataDir: string
  jwtSecret: string | null
  jwtSecretOld: string | null
}): Promise<Secret> {
  const now = config.jwtSecret ?? (await ensureStoredSecret(config.dataDir))
  const before = config.jwtSecretOld
  return before === null || before === now ? now : { now, before }
}

const newSecret = (): string => randomBytes(48).toString('base64url')

/**
 * The secret that signs login tokens, made on first use. Throws Refusal for one that can be
 * guessed.
 */
export async function ensureStoredSecret(dataDir: string): Promise<string> {
  const { value } = await ensureSecretFile(secretPath(dataDir), newSecret)
  if (value.length >= MIN_SECRET_LENGTH) return value
  throw new CommandError(
    `${secretPath(dataDir)} holds ${value.length} characters, and at least ${MIN_SECRET_LENGTH} ` +
      'are needed: remove it, and a new one is made; everybody signs in again then.',
  )
}

/** Four groups of four, easy to read from a screen and type: `k7mp-x3qd-9wra-t2vh`, 79 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')
