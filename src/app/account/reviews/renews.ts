import type { CallName } from '#client/call.ts'

/** What shows reviews and their answers. */
export const RENEWS = ['GET /reviews/received'] as const satisfies CallName[]
