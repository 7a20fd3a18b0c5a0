/** "This is my business": proving that a listing without an owner is one's own. */
export const claim = {
  intro: (name: string, city: string) =>
    `Show that “${name}” in ${city} is yours. A person of our team decides, usually within ` +
    '24-48 hours; you are told by mail.',
  page: 'See the page',
  way: 'How do you want to show it?',
  ways: { code: 'Code by mail', call: 'Call back', document: 'A paper' },
  texts: {
    code: (email: string) => `We mail six digits to the address of the listing: ${email}`,
    call: (phone: string) =>
      `We call the number of the listing: ${phone}. Say when and whom to ask.`,
    document: 'Send a photo of a licence, a bill or a tax paper with the name and the address.',
  },
  note: {
    code: 'Anything we should know?',
    call: 'When, and for whom to ask?',
    document: 'What does it show?',
  },
  document: 'Photo of the paper',
  documentHint:
    'JPEG, PNG or WebP, at most 10 MB. Only our team sees it, and it is removed 30 days after ' +
    'the decision.',
  onlyImages: 'Send a photo or a screenshot of the paper. A PDF cannot be taken.',
  tooLarge: 'The picture should be less than 10MB',
  noDocument: 'Choose a photo of the paper first.',
  send: { code: 'Mail me the code', call: 'Ask for a call', document: 'Send' },
  sending: 'Sending…',
  failed: 'This was not sent.',
  waits: 'Your claim waits for our team.',
  waitsFor: {
    code: 'The code was right. We look at it within 24-48 hours.',
    call: 'We call the number of the listing.',
    document: 'We look at the paper within 24-48 hours.',
  },
  codeTitle: 'Enter the code',
  codeText: (email: string) =>
    `Six digits were mailed to ${email}. They work for 48 hours. Nothing came? Look into the ` +
    'spam folder.',
  code: 'Six digits',
  check: 'Check the code',
  checking: 'Checking…',
  another: 'Another way, or another code',
  withdraw: 'Withdraw the claim',
  own: 'This business is yours.',
  taken: 'This business has an owner already.',
  takenText: 'If you think that this is wrong, write to us.',
  contact: 'Contact',
  myBusinesses: 'My businesses',
}
