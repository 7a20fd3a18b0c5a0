/** Texts of the second step of signing in. */
export const secondStep = {
  title: 'Two-step verification',
  codeText: 'Enter the code from your authenticator app.',
  passkeyText: 'Use your passkey.',
  mailTitle: 'Check your email',
  mailText:
    'Someone is trying to guess the password of this account, so new devices need a ' +
    'code. If your password is correct, we sent a code to your email address.',
  mailCode: 'Code from the email',
  mailHint: '6 digits. No email after a minute? Check your spam folder, or check the password.',
  code: 'Code from the app, or a recovery code',
  recovery: 'Recovery code',
  recoveryHint: 'Lost your phone? Enter one of your recovery codes.',
  submit: 'Login',
  passkey: 'Use a passkey',
  enter: 'Enter code',
  resend: 'Send the code again',
  resent: 'If your password is correct, we sent a new code.',
  back: 'Start over',
  failed: 'Something went wrong. Please try again.',
}
