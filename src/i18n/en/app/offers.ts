import type { OfferAnswer } from '#shared/rules/offers.ts'

/** Prices that buyers offer for ads, and what sellers say to them. */
export const offers = {
  accept: 'Accept offer',
  acceptOf: (name: string, amount: string) => `Accept offer: ${amount} from ${name}`,
  decline: 'Decline',
  declineOf: (name: string, amount: string) => `Decline: ${amount} from ${name}`,
  answering: 'Saving…',
  states: { accepted: 'Offer accepted', declined: 'Offer declined' } satisfies Record<
    OfferAnswer,
    string
  >,
  open: 'Offer open',
  said: {
    accepted: (name: string) => `${name} is told that you accept. Mark the ad as sold when it is.`,
    declined: (name: string) => `${name} is told that you decline.`,
  } satisfies Record<OfferAnswer, (name: string) => string>,
  failed: 'This could not be done.',
  answer: 'Answer',
  money:
    'Be careful with money: to be paid you never need to give a code (OTP) or PIN, scan a QR ' +
    'code or send money first.',
  moneyHi: 'पैसे पाने के लिए OTP, PIN, QR स्कैन या पहले पैसे भेजने की ज़रूरत नहीं होती।',
}
