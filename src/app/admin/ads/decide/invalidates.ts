import type { CallName } from '#client/call.ts'

/** What a decision on a campaign changes. */
export const INVALIDATES = [
  'GET /ads/campaigns',
  'GET /ads/campaigns/{id}',
  'GET /admin/counts',
  'GET /admin/queue',
] as const satisfies CallName[]
