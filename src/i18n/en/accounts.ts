/** Texts of the pages for signing in and up; those of their scripts are in `account-forms.ts`. */
export const accounts = {
  required: 'All fields are needed.',
  askUs: 'Ask us for help',
  needsScript:
    'Signing in needs JavaScript, which is switched off in this browser. Everything else on ' +
    'the site can be read without it.',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 6 characters. A few words are easier to keep in mind than one odd one.',
  name: 'Your name',
  nameHint: 'Shown with your reviews and messages.',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  continue: 'Continue',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  sendAgain: 'Send the link again',
  login: {
    title: 'Login',
    hindi: 'फिर से स्वागत है',
    heading: 'Good to see you again.',
    lede: 'Write a review, send a message to a shop, keep your favourites with you.',
    back: 'Please login to go on. You come back to where you were.',
    submit: 'Login',
    forgot: 'Forgot your password?',
    justRegistered: 'Just registered?',
    enterCode: 'Enter the code of the mail',
    noAccount: 'No account yet?',
    register: 'Create one',
    description: (site: string) =>
      `Login to ${site} to write reviews, send messages and keep favourites.`,
  },
  register: {
    title: 'Create an account',
    hindi: 'आइए, जुड़िए',
    heading: (district: string) => `Join in, ${district}.`,
    lede: 'An account is free. Looking around needs none.',
    points: [
      'Tell others what a place is like',
      'Write to shops and services',
      'Keep your favourites on every device',
    ],
    submit: 'Create account',
    haveAccount: 'Have an account?',
    login: 'Login',
    forBusiness: 'Here for your business?',
    business: 'Make a business account',
    closedTitle: 'New registrations are closed at present.',
    closedText: 'People who have an account can login as always.',
    agree: (terms: string, privacy: string) =>
      `With an account you accept the ${terms} and the ${privacy}.`,
    terms: 'terms',
    privacy: 'privacy notice',
    age: 'Accounts are for people of 18 and older.',
    doneTitle: 'Your account is ready',
    doneText: 'You are signed in.',
    description: (site: string) =>
      `A free account on ${site}: write reviews, send messages, keep favourites.`,
  },
  business: {
    title: 'Business account',
    hindi: 'अपने व्यवसाय के लिए खाता',
    heading: 'People look here for what you do.',
    lede: 'A business account is free, and so is a listing.',
    points: ['Found by kind, by town and by name', 'Your own number, hours and pictures', 'No fee'],
    name: 'Your name',
    nameHint: 'Of the person, not of the business. Shown with messages you send.',
    submit: 'Create business account',
    stepsTitle: 'What comes next',
    steps: {
      account: 'You make the account here, with the code that we mail you.',
      listing: 'You fill in the listing: what you do, where, when, how to reach you.',
      review: 'We look at it within 24-48 hours. Then it is live.',
    },
    personal: 'Not for a business?',
    register: 'Make a personal account',
    description: (site: string) => `Make a free business account on ${site}.`,
  },
  forgot: {
    title: 'Forgot your password?',
    hindi: 'पासवर्ड भूल गए?',
    heading: 'Elephants never forget. People may.',
    lede: 'Tell us your email address, and we mail you a link to set a new password.',
    submit: 'Mail me a link',
    remembered: 'Remembered it?',
    login: 'Login',
    doneTitle: 'Look into your mailbox',
    doneText:
      'If there is an account with that email address, a link to set a new password is on its ' +
      'way. It works once, for one hour. Nothing there after a few minutes? Look among spam, ' +
      'and check the address.',
    another: 'Use another address',
    description: 'Set a new password by a link that we mail to you.',
  },
  reset: {
    title: 'Set a new password',
    hindi: 'नया पासवर्ड चुनें',
    heading: 'A new password, and in you go.',
    lede: 'Every device that is signed in now is signed out.',
    submit: 'Set password',
    doneTitle: 'Your password is changed',
    doneText: 'Login with the new one.',
    login: 'Login',
    badTitle: 'This link does not work',
    badText:
      'It is not complete, was used already, or is more than an hour old. Ask for a new one: ' +
      'it takes a minute.',
    ask: 'Ask for a new link',
    description: 'Set a new password by the link of your mail.',
  },
  confirm: {
    title: 'Confirm your email address',
    hindi: 'ईमेल पते की पुष्टि',
    heading: 'So that our mail reaches you.',
    lede: 'With an address that is confirmed, a forgotten password is no trouble.',
    submit: 'Confirm',
    codeText: (address: string) =>
      `We sent a mail to ${address}. Type the code that is in it, or open its link on this ` +
      'device. Have you had an account with this address before? Then the mail says so, and ' +
      'there is no code.',
    code: 'Code of the mail',
    codeHint: 'Six digits.',
    passwordText:
      'Enter the password that you chose for the new account. It shows that the account and ' +
      'the mailbox are yours.',
    noMail: 'Nothing there after a few minutes? Look among spam, and check the address.',
    startAgain: 'Start again',
    notHereTitle: 'Please login here first',
    notHereText:
      'Login on this device, then open the link of the mail once more. Nothing is confirmed ' +
      'until then.',
    doneTitle: 'Your email address is confirmed',
    doneText: 'Thank you. There is nothing else to do.',
    badTitle: 'This link does not work',
    badText:
      'It is not complete, was used already, or is more than 48 hours old; or there is ' +
      'nothing to confirm in this browser.',
    login: 'Login',
    failedTitle: 'That did not work',
    again: 'Try again',
    description: 'Confirm your email address by the link of your mail.',
  },
}
