import type { CallName } from '#client/call.ts'

/** What is read again when a report was changed. */
export const INVALIDATES = [
  'GET /reports/admin/all',
  'GET /reports/admin/{id}',
  'GET /admin/counts',
  'GET /admin/queue',
] as const satisfies readonly CallName[]
