/** A notice for people who sign in with an unconfirmed address, on the page they return to. */
export const confirmNotice = {
  title: 'Please confirm your email address.',
  text:
    'We sent a link to your mailbox. With it we can help you back in should you forget the ' +
    'password.',
  sendAgain: 'Send the link again',
  resent: 'A new link is on its way to your mailbox.',
  confirmedAlready: 'Your email address is confirmed already.',
  failed: 'That did not work. Please try again later.',
  close: 'Close',
}
