/** Texts for the seller on the page of an ad, in place of the inquiry. */
export const ownAd = {
  text: 'This is your own ad.',
  markSold: 'Mark as sold',
  sure: 'Yes, mark as sold',
  warning: 'No one can ask about it any more. This can’t be undone. Is it sold?',
  done: 'Ad marked as sold. The page updates in a minute.',
  failed: 'Couldn’t mark the ad as sold. Please try again.',
}
