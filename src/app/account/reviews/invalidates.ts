import type { CallName } from '#client/call.ts'

/** What shows reviews and their answers. */
export const INVALIDATES = ['GET /reviews/received'] as const satisfies CallName[]
