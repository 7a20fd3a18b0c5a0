/**
 * The form to report content that is wrong or does not belong. The reasons are in the order shown.
 */
export const reportForm = {
  close: 'Close',
  cancel: 'Cancel',
  reason: 'What is wrong?',
  choose: 'Please choose',
  detail: 'Tell us more (optional)',
  email: 'Your email (optional)',
  emailHint: 'We write the number of your report to you, and what became of it.',
  submit: 'Send Report',
  sending: 'Sending...',
  noReason: 'Please choose what is wrong.',
  noEmail: 'Please enter a valid email address, or leave this empty.',
  number: (reference: string) => `Its number is ${reference}.`,
  failed: 'The report could not be sent. Please try again.',
}
