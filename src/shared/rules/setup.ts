/** What a new site needs before it can serve its visitors, in the order it is listed. */
export const SETUP_STEPS = ['contact', 'mail', 'backup', 'secondFactor', 'hours', 'legal'] as const

export type SetupStep = (typeof SETUP_STEPS)[number]
