/** The seller's answers to a price offer. */
export const OFFER_DECISIONS = ['accepted', 'declined'] as const
export type OfferDecision = (typeof OFFER_DECISIONS)[number]
