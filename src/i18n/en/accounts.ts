/** Texts of the pages for signing in and up; those of their scripts are in `account-forms.ts`. */
export const accounts = {
  required: 'All fields are required.',
  askUs: 'Contact us for help',
  needsScript:
    'Login needs JavaScript, which is turned off in this browser. You can read the ' +
    'rest of the site without it.',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 6 characters. Tip: use 3 or 4 words together.',
  name: 'Your name',
  nameHint: 'Shown with your reviews and messages.',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  continue: 'Continue',
  signedInAs: (name: string) => `You are logged in as ${name}.`,
  sendAgain: 'Resend link',
  login: {
    title: 'Login',
    hindi: 'लॉग इन करें या खाता बनाएँ',
    heading: 'Log in or create an account.',
    lede: 'Write reviews, message shops and save places.',
    back: 'Please log in to continue. Then you return to the page you left.',
    submit: 'Login',
    forgot: 'Forgot your password?',
    justRegistered: 'Just registered?',
    enterCode: 'Enter the code from the email',
    noAccount: 'No account yet?',
    register: 'Create one',
    description: (site: string) =>
      `Log in to ${site} to write reviews, send messages and save places.`,
  },
  register: {
    title: 'Create an account',
    hindi: 'आइए, जुड़ें',
    heading: (district: string) => `Join the ${district} directory.`,
    lede: 'An account is free. You can browse without one.',
    points: [
      'Review places you visit',
      'Message shops and services',
      'Your saved places on all your devices',
    ],
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    login: 'Login',
    forBusiness: 'Have a business?',
    business: 'Create a business account',
    closedTitle: 'New registrations are closed.',
    closedText: 'If you have an account, you can still log in.',
    agree: (terms: string, privacy: string) =>
      `By creating an account you accept the ${terms} and the ${privacy}.`,
    terms: 'terms',
    privacy: 'privacy notice',
    age: 'You must be 18 or older.',
    doneTitle: 'Your account is ready',
    doneText: 'You are logged in.',
    description: (site: string) =>
      `A free account on ${site}: write reviews, send messages, save places.`,
  },
  business: {
    title: 'Business account',
    hindi: 'अपनी दुकान का खाता',
    heading: 'Get found by local customers.',
    lede: 'Your account and listing are free.',
    points: [
      'Customers find you by category, town or name',
      'Your number, hours and photos',
      'No fees',
    ],
    name: 'Your name',
    nameHint: 'Your name, not the business name. Shown with messages you send.',
    submit: 'Create business account',
    stepsTitle: 'Next steps',
    steps: {
      account: 'Create the account with the code we email you.',
      listing: 'Add your details: what you do, where, your hours and your number.',
      review: 'We check your listing within 24-48 hours. Then it goes live.',
    },
    personal: 'Not a business?',
    register: 'Create a personal account',
    description: (site: string) => `Create a free business account on ${site}.`,
  },
  forgot: {
    title: 'Forgot your password?',
    hindi: 'पासवर्ड भूल गए?',
    heading: 'Reset your password.',
    lede: 'Enter your email address, and we will email you a link to set a new password.',
    submit: 'Send link',
    remembered: 'Remembered it?',
    login: 'Login',
    doneTitle: 'Check your email',
    doneText:
      'If there is an account with that email address, we sent a link to set a new ' +
      'password. It works once, for one hour. No email after a few minutes? Check your ' +
      'spam folder and the address.',
    another: 'Use another email address',
    description: 'Get an email link to set a new password.',
  },
  reset: {
    title: 'Set a new password',
    hindi: 'नया पासवर्ड बनाएँ',
    heading: 'Set your new password.',
    lede: 'You will then be logged out on all devices.',
    submit: 'Set password',
    doneTitle: 'Password changed',
    doneText: 'Log in with your new password.',
    login: 'Login',
    badTitle: 'This link does not work',
    badText: 'The link is incomplete, already used, or more than an hour old. Request a new one.',
    ask: 'Request a new link',
    description: 'Set a new password with the link from your email.',
  },
  confirm: {
    title: 'Confirm your email address',
    hindi: 'अपना ईमेल पक्का करें',
    heading: 'Confirm that this email address is yours.',
    lede: 'You can then reset your password if you forget it.',
    submit: 'Confirm',
    codeText: (address: string) =>
      `We sent an email to ${address}. Enter the code from it, or open its link on this ` +
      'device. If you already had an account with this address, the email says so and has ' +
      'no code.',
    code: 'Code from the email',
    codeHint: '6 digits.',
    passwordText:
      'Enter the password you chose for the new account, so we know that both the account ' +
      'and the email address are yours.',
    formHere: 'Your form is saved on this device. Continue to check it and send it.',
    formElsewhere:
      'Did you fill in a listing or an ad on another device? It is saved there and not sent yet. ' +
      'Log in on that device to send it.',
    noMail: 'No email after a few minutes? Check your spam folder and the address.',
    startAgain: 'Start over',
    notHereTitle: 'Please log in on this device first',
    notHereText:
      'Log in on this device, then open the link in the email again. Your address is not ' +
      'confirmed yet.',
    doneTitle: 'Email address confirmed',
    doneText: 'Thank you. You don’t need to do anything else.',
    badTitle: 'This link does not work',
    badText:
      'The link is incomplete, already used or over 48 hours old, or there is nothing to ' +
      'confirm in this browser.',
    login: 'Login',
    failedTitle: 'Something went wrong',
    again: 'Try again',
    description: 'Confirm your email address with the link from your email.',
  },
}
