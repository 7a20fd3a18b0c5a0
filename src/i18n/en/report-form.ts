/**
 * The form to report content that is wrong or does not belong. The reasons are in the order shown.
 */
export const reportForm = {
  close: 'Close',
  cancel: 'Cancel',
  classified: {
    title: 'Report this ad',
    hint: 'It goes to the people who keep this website. The seller does not learn who reported it.',
    reasons: {
      fraud: 'Fraud or a trick',
      prohibited: 'Not allowed to be sold',
      duplicate: 'The same ad twice',
      wrong: 'Wrong or misleading',
      offensive: 'Offensive',
      other: 'Something else',
    },
    sent: 'Thank you. We will look at this ad.',
  },
  business: {
    title: 'Something wrong on this page?',
    hint: 'Say what is wrong and what is right. It goes to the people who keep this directory.',
    reasons: {
      wrong: 'Name, address, number or hours are wrong',
      duplicate: 'The same place is listed twice',
      fraud: 'Fraud or a trick',
      offensive: 'Offensive',
      other: 'Closed for good, or something else',
    },
    sent: 'Thank you. We will look at this page.',
  },
  reason: 'What is wrong?',
  choose: 'Please choose',
  detail: 'Tell us more (optional)',
  submit: 'Send Report',
  sending: 'Sending...',
  noReason: 'Please choose what is wrong.',
  failed: 'The report could not be sent. Please try again.',
}
