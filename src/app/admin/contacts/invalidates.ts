import type { CallName } from '#client/call.ts'

/** What is read again when a message was changed. */
export const INVALIDATES = [
  'GET /contacts/admin/all',
  'GET /contacts/admin/{id}',
  'GET /admin/counts',
  'GET /admin/queue',
] as const satisfies readonly CallName[]
