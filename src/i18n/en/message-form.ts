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
  noWay: 'We have no owner, phone number or email for this listing. Please visit:',
  noWayButUs:
    'We have no owner, phone number or email for this listing. Please visit, or ' +
    'send an inquiry that our team will read:',
  knowOwner: 'Do you know the owner?',
  tellUs: 'Let us know',
  loginFirst: 'Please login to send a message to the business owner.',
  unauthorised: 'Please login to send messages.',
  notFound: 'Business owner not found. Please try again later.',
  failed: 'Failed to send message. Please try again later.',
  unreachable: 'Failed to send message. Please try contacting the business directly.',
  sent: 'Message sent successfully! The business owner will receive your message.',
  login: 'Login',
}
