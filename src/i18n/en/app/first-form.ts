/** Forms of somebody without an account: the form first, the account last. */
export const firstForm = {
  login: 'Login',
  haveAccount: 'Have an account?',
  account: 'Account',
  accountText: 'Last step. Your form is saved on this device until you send it.',
  ownerName: 'Your name',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  passwordShort: 'Use at least 6 characters',
  showPassword: 'Show password',
  agree: 'By continuing, you accept the ',
  terms: 'terms',
  and: ' and the ',
  privacy: 'privacy notice',
  age: '. You must be 18 or older.',
  getCode: 'Email me the code',
  gettingCode: 'Sending the code…',
  codeTitle: 'Enter the code',
  codeText: (email: string) => `We sent a 6-digit code to ${email}. Enter it to send the form.`,
  code: 'Code from the email',
  codeHint: 'No email? Check your spam folder.',
  codeMissing: 'Enter the 6 digits',
  confirm: 'Confirm and send',
  change: 'Change my details',
  codeOver:
    'This code no longer works. If you opened the link from the email on another device, log in: ' +
    'your form is saved here. If not, get a new code.',
  noStorage:
    'Your browser blocks site data, so you can’t log in. ' +
    'Allow cookies and site data, then try again.',
  failed: 'Something went wrong. Please try again.',
} as const
