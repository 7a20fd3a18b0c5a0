import { REPORT_REASONS } from './reports.ts'

/** Why somebody complains in the form for complaints, which asks more exactly. */
export const GRIEVANCE_REASONS = [...REPORT_REASONS, 'intimate', 'privacy', 'rights'] as const
export type GrievanceReason = (typeof GRIEVANCE_REASONS)[number]
export const GRIEVANCE_DETAIL_LENGTH = 5000
export const GRIEVANCE_URL_LENGTH = 500

/**
 * How a complaint ended: what it is about was taken away or corrected, stays as it is, or is
 * nothing that this website can settle.
 */
export const OUTCOMES = ['removed', 'corrected', 'kept', 'other'] as const
export type Outcome = (typeof OUTCOMES)[number]
