import { createHash } from 'node:crypto'

/**
 * What is kept of a random token that a mail or a browser carries: who reads the database cannot
 * use it. No salt and no slow hash: such a token cannot be guessed.
 */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
