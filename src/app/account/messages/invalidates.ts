import type { CallName } from '#client/call.ts'

/** Readings that any change of messages renews. */
export const INVALIDATES = [
  'GET /messages',
  'GET /messages/unread-count',
  'GET /conversations',
  'GET /conversations/{key}',
  'GET /classified-inquiries/stats',
  'GET /classified-inquiries/seller',
] as const satisfies readonly CallName[]

/** The same when the open conversation is left for good: reading it again would find nothing. */
export const INVALIDATES_EXCEPT_OPEN = INVALIDATES.filter(
  (name) => name !== 'GET /conversations/{key}',
)
