/** The dashboard of an account without a business. */
export const member = {
  favourites: 'Saved businesses',
  noFavourites: 'No saved businesses yet. Tap the heart on a business to save it.',
  call: (name: string) => `Call ${name}`,
  reviews: 'My reviews',
  noReviews: 'No reviews yet. Open a business to rate it.',
  stars: (rating: number) => `${rating} of 5 stars`,
  states: { pending: 'Pending approval', active: 'Published', hidden: 'Not published' },
}
