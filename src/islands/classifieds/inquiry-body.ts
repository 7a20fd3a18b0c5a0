import type { inquiry } from '#i18n/en/inquiry.ts'
import type { InquiryType, PreferredContact } from '#shared/rules/classifieds.ts'
import { isEmailAddress } from '#shared/rules/contact-fields.ts'
import { normalisePhone } from '#shared/rules/phone.ts'

/** The values of the inquiry form. */
export const EMPTY_INQUIRY = {
  inquiryType: 'general' as InquiryType,
  /** As it was typed: rupees. */
  offer: '',
  message: '',
  buyerName: '',
  buyerPhone: '',
  buyerEmail: '',
  preferredContact: 'phone' as PreferredContact,
}
export type InquiryValues = typeof EMPTY_INQUIRY

/** What is missing or wrong, by the form's field. The server checks it again. */
export function validateInquiry(values: InquiryValues, t: typeof inquiry): Record<string, string> {
  const email = values.buyerEmail.trim()
  const isEmailNeeded = values.preferredContact === 'email'
  const wrong = {
    offer:
      isOffer(values) && values.offer.trim() && !/\p{Nd}/u.test(values.offer) && t.amount.wrong,
    message: !values.message.trim() && t.noMessage,
    buyerName: !values.buyerName.trim() && t.noName,
    buyerPhone: normalisePhone(values.buyerPhone) === null && t.noPhone,
    buyerEmail: (email || isEmailNeeded) && !isEmailAddress(email) && t.noEmail,
  }
  return Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** Only a negotiation of the price carries an offer. */
export const isOffer = ({ inquiryType }: InquiryValues): boolean =>
  inquiryType === 'price_negotiation'

/** The body of `POST /classified-inquiries`. */
export function toInquiryBody(classifiedId: number, values: InquiryValues) {
  const { offer, ...asked } = values
  const offeredPrice = isOffer(values) && offer.trim() ? offer : null
  return { adId: classifiedId, ...asked, offeredPrice }
}
