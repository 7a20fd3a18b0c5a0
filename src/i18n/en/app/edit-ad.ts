/** Changing a classified ad. */
export const editAd = {
  pictures: 'Pictures',
  yesNo: (has: boolean) => (has ? 'yes' : 'no'),
  waits: 'Your change waits for review',
  shownBefore: 'Shown before:',
  willBeShown: 'Will be shown:',
  sameAgain: 'Its words are those that were shown before; pictures may be others.',
  edit: 'Change ad',
  reviewFirst:
    'You changed what is sold. Your ad is not shown until the team has looked at it again.',
  priceOnly: 'Price, place and contact are shown in a minute.',
  refusedBefore: (reason: string) => `This ad was not accepted: ${reason}`,
  notChangeable: 'This ad cannot be changed any more.',
  back: 'Back to my ads',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'Failed to save the ad.',
}
