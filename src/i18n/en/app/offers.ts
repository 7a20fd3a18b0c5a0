import type { OfferDecision } from '#shared/rules/offers.ts'

/** Prices that buyers offer for ads, and what sellers say to them. */
export const offers = {
  accept: 'Accept offer',
  acceptOf: (name: string, amount: string) => `Accept offer: ${amount} from ${name}`,
  decline: 'Decline',
  declineOf: (name: string, amount: string) => `Decline: ${amount} from ${name}`,
  answering: 'Saving…',
  states: { accepted: 'Offer accepted', declined: 'Offer declined' } satisfies Record<
    OfferDecision,
    string
  >,
  open: 'Waiting for the seller',
  said: {
    accepted: (name: string) =>
      `Offer accepted. ${name} was notified. Mark the ad as sold after the sale.`,
    declined: (name: string) => `Offer declined. ${name} was notified.`,
  } satisfies Record<OfferDecision, (name: string) => string>,
  failed: 'Something went wrong. Please try again.',
  answer: 'Reply',
  money:
    'Stay safe: to receive money you never need to share an OTP or PIN, scan a QR code ' +
    'or pay first.',
  moneyHi: 'पैसे पाने के लिए OTP, PIN, QR स्कैन या पहले पैसे भेजने की ज़रूरत नहीं होती।',
}
