/**
 * How a complaint ended: what it is about was taken away or corrected, stays as it is, or is
 * nothing that this website can settle.
 */
export const COMPLAINT_OUTCOMES = ['removed', 'corrected', 'kept', 'other'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]
