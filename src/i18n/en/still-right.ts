/** The page that the link of the mail to owners of stale listings leads to. */
export const stillRight = {
  title: 'Is this information still correct?',
  hindi: 'क्या जानकारी अब भी सही है?',
  text:
    'If the phone number, address and opening hours of the listing named in your email ' +
    'are correct, confirm below. You don’t need to log in.',
  button: 'Yes, still correct',
  done: 'Thank you! The listing will show that it was confirmed.',
  sending: 'Sending...',
  failed: 'Something went wrong. Please try again.',
  noLink: 'Please open this page from the link in our email.',
  change: 'Something has changed',
}
