/** Texts of the scripts for signing in and up. */
export const accountForms = {
  email: 'Enter your email address',
  emailShape: 'Enter a valid email address',
  mobile: 'Enter a 10-digit mobile number',
  name: 'Enter your name',
  password: 'Enter your password',
  code: 'Enter the 6-digit code from the email',
  passwordShort: 'Password must be at least 6 characters long',
  several: 'Please check these fields:',
  busy: {
    login: 'Logging in…',
    code: 'Sending code…',
    register: 'Creating account…',
    forgot: 'Sending…',
    reset: 'Saving…',
    resend: 'Sending…',
    confirm: 'Checking…',
  },
  noPasskey: 'No passkey was used. Log in another way, or try again.',
  failed: 'Something went wrong. Please try again later.',
  noStorage:
    'Your browser blocks site data, so you can’t stay logged in. Allow site data and try ' +
    'again.',
  wrongClock:
    'The date or time on this device is wrong, so you can’t stay logged in. Correct it ' +
    'and try again.',
  resent: 'We emailed you a new link.',
  confirmedAlready: 'Your email address is already confirmed.',
}
