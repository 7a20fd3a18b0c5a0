/** Texts for the seller on the page of an ad, in place of the inquiry. */
export const ownClassified = {
  text: 'This is your own ad.',
  markSold: 'Mark as sold',
  sure: 'Yes, mark as sold',
  warning: 'Mark as sold? Buyers won’t be able to send inquiries. You can undo this in My Ads.',
  done: 'Ad marked as sold. The page will update in about a minute.',
  failed: 'Couldn’t mark the ad as sold. Please try again.',
}
