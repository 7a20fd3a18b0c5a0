/** What an administrator has to do first, and the end of an idle session. */
export const protect = {
  title: 'Protect your account',
  hindi: 'खाते की सुरक्षा',
  'needs-password': {
    lead: 'Your password was made by the server at its first start, and lies in a file there.',
    text: 'Choose a password of your own. After that comes a second step for signing in.',
  },
  'needs-factor': {
    lead: 'Administrators sign in with a second step.',
    text:
      'You have signed in without one before, so this area opens once it is set up: an ' +
      'authenticator app or a passkey. Your own account works as always.',
  },
  grace: {
    lead: 'Administrators sign in with a second step.',
    text:
      'Set up an authenticator app or a passkey now; it takes two minutes. This once you can go ' +
      'on without it. From your next sign-in this area opens only with it.',
  },
  go: 'Continue',
  later: 'Go on without it this once',
  idle: {
    title: 'Are you still there?',
    text: (minutes: number) =>
      `Nothing was done for a while. You will be signed out in about ${minutes} ` +
      `${minutes === 1 ? 'minute' : 'minutes'}.`,
    kept: 'What you typed in forms is kept on this device.',
    stay: 'Stay signed in',
    close: 'Close',
  },
  day: {
    title: 'Your session ends soon',
    text: (minutes: number) =>
      `An administrator’s session lasts twelve hours. Yours ends in about ${minutes} ` +
      `${minutes === 1 ? 'minute' : 'minutes'}; please save what you are doing, and login again.`,
  },
} as const
