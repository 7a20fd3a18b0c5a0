import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'

/** Without the letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export const secretFile = (dataDir: string): string => join(dataDir, 'secret')
export const passwordFile = (dataDir: string): string => join(dataDir, 'admin-password')

export const newSecret = (): string => randomBytes(48).toString('base64url')

/** Four groups of four, made to be read off a screen and typed: `k7mp-x3qd-9wra-t2vh`, 79 bits. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  )
