import type { InquiryType, PreferredContact } from '#shared/rules/classifieds.ts'

/** An inquiry to the seller of an ad. */
export const inquiry = {
  title: 'Send Inquiry',
  about: (title: string) => `About: ${title}`,
  type: 'What is it about?',
  types: {
    general: 'General question',
    price_negotiation: 'The price',
    availability: 'Is it still available?',
    product_details: 'Details of the item',
    meeting_request: 'Meeting to see it',
  } satisfies Record<InquiryType, string>,
  offer: 'Your offer (₹)',
  message: 'Message',
  messagePlaceholder: 'Ask what you want to know',
  name: 'Your name',
  phone: 'Your phone number',
  email: 'Your email (optional)',
  preferred: 'How should the seller reach you?',
  contacts: { phone: 'Phone call', whatsapp: 'WhatsApp', email: 'Email' } satisfies Record<
    PreferredContact,
    string
  >,
  shared: 'Your name, number and email go to the seller and to nobody else.',
  submit: 'Send Inquiry',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  login: 'Login',
  loginFirst: 'Please login to send an inquiry. What you wrote stays here.',
  noMessage: 'Please write a message.',
  noName: 'Please enter your name.',
  noPhone: 'Please enter a phone number with its area code, or a mobile number of ten digits.',
  noEmail: 'Please enter a valid email address.',
  noOffer: 'Please enter an amount in rupees.',
  sent: 'Your inquiry has been sent successfully!',
  failed: 'Failed to send inquiry. Please try again.',
}
