/**
 * The form to report content that is wrong or does not belong. The reasons are in the order shown.
 */
export const reportForm = {
  close: 'Close',
  cancel: 'Cancel',
  reason: 'What’s wrong?',
  choose: 'Select',
  detail: 'Tell us more (optional)',
  email: 'Your email (optional)',
  emailHint: 'We will email you the reference number and the outcome.',
  submit: 'Send Report',
  sending: 'Sending...',
  noReason: 'Please select a reason.',
  noEmail: 'Please enter a valid email address, or leave it blank.',
  number: (reference: string) => `Reference number: ${reference}.`,
  failed: 'Couldn’t send the report. Please try again.',
}
