/** What can be reported, and why. */
export const REPORTABLE_RECORD_TYPES = ['classified', 'business', 'review', 'blog'] as const
export const REPORT_REASONS = [
  'fraud',
  'prohibited',
  'duplicate',
  'wrong',
  'offensive',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const MAX_REPORT_DETAIL_LENGTH = 1000
