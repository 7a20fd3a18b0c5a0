import { createHash } from 'node:crypto'

/**
 * The stored form of a random token from a mail or a browser: a reader of the database cannot use
 * it. It needs no salt and no slow hash, because such a token cannot be guessed.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
