/**
 * The form to report content that is wrong or does not belong. The reasons are in the order shown.
 */
export const reportForm = {
  close: 'Close',
  cancel: 'Cancel',
  reason: 'What is wrong?',
  choose: 'Please choose',
  detail: 'Tell us more (optional)',
  submit: 'Send Report',
  sending: 'Sending...',
  noReason: 'Please choose what is wrong.',
  failed: 'The report could not be sent. Please try again.',
}
