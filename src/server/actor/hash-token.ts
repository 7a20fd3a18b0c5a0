import { createHash } from 'node:crypto'

/**
 * What is kept of a random token that a mail or a browser carries: a reader of the database cannot
 * use it. It needs no salt and no slow hash, because such a token cannot be guessed.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
