/** Texts for the seller on the page of an ad, in place of the inquiry. */
export const ownAd = {
  text: 'This is your own ad.',
  markSold: 'Mark as sold',
  sure: 'Yes, it is sold',
  warning: 'Nobody can ask about it any more, and this cannot be undone. Is it sold?',
  done: 'Your ad is marked as sold. Its page says so in a minute.',
  failed: 'The ad could not be marked as sold. Please try again.',
}
