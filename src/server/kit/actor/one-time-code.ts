import { randomInt } from 'node:crypto'

/** Six random digits, to be sent to somebody and typed back. */
export const createOneTimeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
