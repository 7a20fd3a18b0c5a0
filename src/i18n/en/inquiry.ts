import { amount } from './amount.ts'
import type { InquiryType, PreferredContact } from '#shared/rules/classifieds.ts'

/** An inquiry to the seller of an ad. */
export const inquiry = {
  title: 'Send Inquiry',
  about: (title: string) => `About: ${title}`,
  type: 'What is it about?',
  types: {
    general: 'General question',
    price_negotiation: 'Price',
    availability: 'Is it still available?',
    product_details: 'Item details',
    meeting_request: 'Arrange a meeting',
  } satisfies Record<InquiryType, string>,
  offer: 'Your offer (₹)',
  amount,
  message: 'Message',
  messagePlaceholder: 'Ask your question',
  name: 'Your name',
  phone: 'Your phone number',
  email: 'Your email (optional)',
  preferred: 'How should the seller contact you?',
  contacts: { phone: 'Phone call', whatsapp: 'WhatsApp', email: 'Email' } satisfies Record<
    PreferredContact,
    string
  >,
  shared: 'Your name, number and email are shared only with the seller.',
  submit: 'Send Inquiry',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  login: 'Login',
  loginFirst: 'Please log in to send an inquiry. Your text is saved.',
  noMessage: 'Please write a message.',
  noName: 'Please enter your name.',
  noPhone: 'Please enter a 10-digit mobile number, or a phone number with area code.',
  noEmail: 'Please enter a valid email address.',
  sent: 'Your inquiry has been sent successfully!',
  failed: 'Failed to send inquiry. Please try again.',
}
