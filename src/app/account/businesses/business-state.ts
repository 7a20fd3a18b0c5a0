import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { isStale } from '#shared/rules/confirmation.ts'
import type { StatusVariant } from '#ui/StatusPill.tsx'

/** The states of one's own business, in the order of the filter. */
export const BUSINESS_STATES = [
  'live',
  'pending',
  'sentBack',
  'hidden',
  'paused',
  'moved',
  'closed',
  'deleted',
] as const

export type BusinessState = (typeof BUSINESS_STATES)[number]

/** One word for status, pause, move and deletion. */
export function getBusinessState(business: OwnBusiness): BusinessState {
  const { status, deletedAt, approvedAt, pausedUntil, movedTo } = business
  if (deletedAt) return 'deleted'
  if (status === 'pending') return 'pending'
  if (status === 'inactive') return approvedAt ? 'hidden' : 'sentBack'
  if (status === 'closed') return movedTo ? 'moved' : 'closed'
  return pausedUntil ? 'paused' : 'live'
}

export const STATE_VARIANTS: Record<BusinessState, StatusVariant> = {
  live: 'live',
  pending: 'wait',
  sentBack: 'changes',
  hidden: 'no',
  paused: 'paused',
  moved: 'done',
  closed: 'done',
  deleted: 'draft',
}

/** Those that people see and that nobody confirmed for a year. */
export const filterUnconfirmed = (businesses: readonly OwnBusiness[], now: Date): OwnBusiness[] =>
  businesses.filter(
    (one) => ['live', 'paused'].includes(getBusinessState(one)) && isStale(one.confirmedAt, now),
  )

/** Why the team has hidden the listing, as the listing and the tasks show it. */
export const getHiddenReason = ({ hiddenReason }: OwnBusiness): string =>
  hiddenReason ? `${t.reason} “${hiddenReason}”` : t.noReason
