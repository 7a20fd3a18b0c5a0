import type { ComplaintOutcome } from '#shared/rules/complaint-outcomes.ts'
import type { GrievanceReason } from '#shared/rules/grievances.ts'

/** What a complaint is about. */
export const grievanceReasons: Record<GrievanceReason, string> = {
  offensive: 'Offensive or obscene',
  fraud: 'Fraud, scam or impersonation',
  intimate: 'An intimate or fake image of a person',
  privacy: 'Shows someone’s private information',
  rights: 'Uses my work or name without permission',
  prohibited: 'Prohibited item',
  wrong: 'Wrong or misleading',
  duplicate: 'Duplicate',
  other: 'Other',
}

/** How a complaint ended, for administrators. */
export const outcomes: Record<ComplaintOutcome, string> = {
  removed: 'Removed',
  corrected: 'Corrected',
  kept: 'Kept',
  other: 'Closed',
}
