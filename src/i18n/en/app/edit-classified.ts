/** Editing a classified ad. */
export const editClassified = {
  pictures: 'Photos',
  yesNo: (has: boolean) => (has ? 'yes' : 'no'),
  waits: 'Your change is pending approval',
  shownBefore: 'Before:',
  willBeShown: 'After:',
  sameAgain: 'The text has not changed. Photos may have changed.',
  edit: 'Edit ad',
  reviewFirst: 'You changed what you are selling. Your ad is hidden until our team approves it.',
  priceOnly: 'Changes to price, place and contact are live within a minute.',
  refusedBefore: (reason: string) => `This ad was rejected: ${reason}`,
  notChangeable: 'This ad can no longer be edited.',
  back: 'Back to my ads',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'Failed to save the ad.',
}
