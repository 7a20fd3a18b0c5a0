/** Claiming a listing that has no owner. */
export const claim = {
  intro: (name: string, city: string) =>
    `Prove that “${name}” in ${city} is yours. Our team decides, usually within ` +
    '24-48 hours, and emails you.',
  page: 'View page',
  way: 'How do you want to verify that this is your business?',
  ways: { code: 'Email code', message: 'Text message', call: 'Phone call', document: 'Document' },
  texts: {
    code: (email: string) => `We email a 6-digit code to the email on the listing, ${email}.`,
    message: (phone: string) => `We text a 6-digit code to the number on the listing, ${phone}.`,
    call: (phone: string) =>
      `We call the number on the listing, ${phone}. Tell us when, and who to ask for.`,
    document: 'Send a photo of a licence, bill or tax document with the name and address.',
  },
  note: {
    code: 'Anything we should know?',
    message: 'Anything we should know?',
    call: 'When should we call, and who should we ask for?',
    document: 'What does the document show?',
  },
  document: 'Photo of the document',
  documentHint:
    'JPEG, PNG or WebP, max 10 MB. Only our team sees it. It is deleted 30 days after ' +
    'the decision.',
  onlyImages: 'Send a photo or screenshot of the document. PDF files are not accepted.',
  tooLarge: 'The photo must be smaller than 10 MB',
  noDocument: 'Choose a photo of the document first.',
  send: {
    code: 'Email me the code',
    message: 'Text me the code',
    call: 'Request a call',
    document: 'Send',
  },
  sending: 'Sending…',
  failed: 'Couldn’t send your claim. Please try again.',
  waits: 'Your claim is pending approval.',
  waitsFor: {
    code: 'Code accepted. We will check your claim within 24-48 hours.',
    message: 'Code accepted. We will check your claim within 24-48 hours.',
    call: 'We will call the listing’s number.',
    document: 'We will check the document within 24-48 hours.',
  },
  codeTitle: 'Enter the code',
  codeText: (email: string) =>
    `We emailed a 6-digit code to ${email}. The code works for 48 hours. Can’t find it? ` +
    'Check your spam folder.',
  messageText: (phone: string) =>
    `We texted a 6-digit code to the number on the listing, ${phone}. It works for 48 hours.`,
  code: '6-digit code',
  check: 'Verify code',
  checking: 'Verifying…',
  resend: 'Send the code again',
  resent: 'We sent a new code. The old one no longer works.',
  another: 'Try another way or get a new code',
  withdraw: 'Cancel claim',
  own: 'This business is yours.',
  taken: 'This business already has an owner.',
  takenText: 'If you think this is wrong, contact us.',
  contact: 'Contact',
  myBusinesses: 'My businesses',
}
