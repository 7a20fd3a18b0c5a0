/** A notice for people who sign in with an unconfirmed address, on the page they return to. */
export const confirmNotice = {
  title: 'Please confirm your email address.',
  text: 'We emailed you a link. Open it, so you can reset your password if you forget it.',
  sendAgain: 'Resend link',
  resent: 'We emailed you a new link.',
  confirmedAlready: 'Your email address is already confirmed.',
  failed: 'Something went wrong. Please try again later.',
  close: 'Close',
}
