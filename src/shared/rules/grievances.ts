import { REPORT_REASONS } from './reports.ts'

/** Why somebody complains in the form for complaints, which asks more exactly. */
export const GRIEVANCE_REASONS = [...REPORT_REASONS, 'intimate', 'privacy', 'rights'] as const
export type GrievanceReason = (typeof GRIEVANCE_REASONS)[number]
export const MAX_GRIEVANCE_DETAIL_LENGTH = 5000
export const MAX_GRIEVANCE_URL_LENGTH = 500
