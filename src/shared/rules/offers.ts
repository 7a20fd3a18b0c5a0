/** What a seller says to a price that a buyer offers. */
export const OFFER_ANSWERS = ['accepted', 'declined'] as const
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]
