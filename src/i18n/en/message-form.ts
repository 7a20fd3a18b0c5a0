/** A message to the owner of a business. */
export const messageForm = {
  title: 'Send Message',
  to: (business: string) => `To the owner of ${business}`,
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  call: 'Call',
  inquire: 'Send Inquiry',
  required: 'Required',
  empty: 'Please fill in both subject and message fields.',
  noOwner:
    'Business owner information is not available. Please contact the business directly using ' +
    'the phone number or email provided.',
  noWay:
    'Nobody has taken over this listing yet, and no phone number or email of it is known. ' +
    'Please ask at the place itself:',
  noWayButUs:
    'Nobody has taken over this listing yet, and no phone number or email of it is known. ' +
    'Please ask at the place itself, or write an inquiry: we read it.',
  knowOwner: 'Do you know the owner?',
  tellUs: 'Tell us',
  loginFirst: 'Please login to send a message to the business owner.',
  unauthorised: 'Please login to send messages.',
  notFound: 'Business owner not found. Please try again later.',
  failed: 'Failed to send message. Please try again later.',
  unreachable: 'Failed to send message. Please try contacting the business directly.',
  sent: 'Message sent successfully! The business owner will receive your message.',
  login: 'Login',
}
