/** Texts shared by the long forms of the signed-in app. */
export const form = {
  optional: '(optional)',
  choose: 'Choose…',
  contactsInText:
    'Everyone can see the phone number, email or link in this text. Our team checks it before ' +
    'it is shown.',
}
