/** Texts of the second step of signing in. */
export const secondStep = {
  title: 'One step more',
  codeText: 'Your account asks for a code of your authenticator app.',
  passkeyText: 'Your account asks for your passkey.',
  mailTitle: 'Check your email',
  mailText:
    'Somebody is trying passwords on this account, so a new device needs a code. If your ' +
    'password is right, we have sent the code to your email address.',
  mailCode: 'Code of the mail',
  mailHint: 'Six digits. No mail after a minute? Look among spam, or check the password.',
  code: 'Code of the app, or a recovery code',
  recovery: 'Recovery code',
  recoveryHint: 'Phone lost? Type one of the recovery codes that you kept.',
  submit: 'Login',
  passkey: 'Use a passkey',
  enter: 'Enter the code',
  back: 'Begin again',
  failed: 'That could not be checked. Please try again.',
}
