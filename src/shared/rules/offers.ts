/** The seller's answers to a price offer. */
export const OFFER_ANSWERS = ['accepted', 'declined'] as const
export type OfferDecision = (typeof OFFER_ANSWERS)[number]
