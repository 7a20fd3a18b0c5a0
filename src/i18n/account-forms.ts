/** Texts of the scripts for signing in and up. */
export const accountForms = {
  email: 'Enter your email address',
  emailShape: 'Enter a valid email address',
  name: 'Enter your name',
  password: 'Enter your password',
  code: 'Enter the six digits of the mail',
  passwordShort: 'Password must be at least 6 characters long',
  several: 'Please look at these again:',
  busy: {
    login: 'Signing in…',
    register: 'Creating account…',
    forgot: 'Sending…',
    reset: 'Saving…',
    resend: 'Sending…',
    confirm: 'Checking…',
  },
  failed: 'Something went wrong on the way. Please try again later.',
  noStorage:
    'This browser keeps nothing for this site, so nobody can stay signed in. Allow it to keep ' +
    'site data, and try again.',
  wrongClock:
    'Date or time of this device are wrong, so signing in does not last. Set them, and try again.',
  resent: 'A new link is on its way to your mailbox.',
  confirmedAlready: 'Your email address is confirmed already.',
}
