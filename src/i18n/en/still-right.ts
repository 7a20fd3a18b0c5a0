/** The page that the link of the mail to owners of stale listings leads to. */
export const stillRight = {
  title: 'Is it still right?',
  hindi: 'क्या जानकारी अब भी सही है?',
  text:
    'Press the button if number, address and opening hours of the listing that you came from ' +
    'are right. Your mail names it; you need not sign in.',
  button: 'It is still right',
  done: 'Thank you! It is noted, and the page of the listing will say so.',
  sending: 'Sending...',
  failed: 'That did not work. Please try again.',
  noLink: 'This page needs the link from our mail: open it from there.',
  change: 'Something has changed',
}
