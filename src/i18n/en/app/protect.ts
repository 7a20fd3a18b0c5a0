/** What an administrator has to do first, and the end of an idle session. */
export const protect = {
  title: 'Protect your account',
  hindi: 'खाते की सुरक्षा',
  'needs-password': {
    lead: 'Your current password was created automatically and is saved in a file on the server.',
    text: 'Choose a new password. Then set up two-step verification.',
  },
  'needs-factor': {
    lead: 'Administrators must use two-step verification.',
    text:
      'Set up an authenticator app or a passkey to open this area. The rest of your ' +
      'account works as usual.',
  },
  grace: {
    lead: 'Administrators must use two-step verification.',
    text:
      'Set up an authenticator app or a passkey now. It takes 2 minutes. You can skip it ' +
      'this once. From your next login, you need it to open this area.',
  },
  go: 'Continue',
  later: 'Skip this once',
  idle: {
    title: 'Are you still there?',
    text: (minutes: number) =>
      `You have been inactive. You will be logged out in about ${minutes} ` +
      `${minutes === 1 ? 'minute' : 'minutes'}.`,
    kept: 'Text you entered in forms is saved on this device.',
    stay: 'Stay logged in',
    close: 'Close',
  },
  day: {
    title: 'You will be logged out soon',
    text: (minutes: number) =>
      `Administrator sessions last 12 hours. Yours ends in about ${minutes} ` +
      `${minutes === 1 ? 'minute' : 'minutes'}. Save your work and log in again.`,
  },
} as const
