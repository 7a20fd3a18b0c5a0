/** Texts for who has the number of an account that was not used for long. */
export const silentNumber = {
  title: 'One more step',
  mail: 'Email me a code',
  mailed: 'If your account has an email address, we sent a code to it.',
  note: 'No email? Tell our team whose account it is',
  ask: 'Ask our team',
  asked: 'We got your request',
  askedText: 'Our team checks it, usually within 48 hours. We will text you.',
  failed: 'Something went wrong. Please try again.',
}
