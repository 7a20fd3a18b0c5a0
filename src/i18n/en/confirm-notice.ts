/** A notice for people who sign in with an unconfirmed address, on the page they return to. */
export const confirmNotice = {
  title: 'Please confirm your email address.',
  text: 'We emailed you a link. A confirmed address lets you reset a forgotten password.',
  sendAgain: 'Resend link',
  resent: 'We sent a new link.',
  confirmedAlready: 'Your email address is already confirmed.',
  failed: 'Something went wrong. Please try again later.',
  close: 'Close',
}
