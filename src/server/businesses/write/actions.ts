import type { BusinessStatus } from '#shared/rules/business.ts'

/** The audit action of a status change. */
export function getStatusAction(from: BusinessStatus, to: BusinessStatus) {
  if (to === 'active') return from === 'pending' ? 'approve' : 'reactivate'
  return from === 'pending' ? 'reject' : 'deactivate'
}

/** What administrators do to a listing without changing what it says. */
export const MODERATION_ACTIONS = [
  'approve',
  'reject',
  'deactivate',
  'reactivate',
  'verify',
  'unverify',
  'feature',
  'unfeature',
  'confirm',
] as const
