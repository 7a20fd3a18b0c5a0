/** Label of a review by a confirmed visitor, for the page and for the script that shows more. */
export const verifiedVisit = 'Verified visit'

export const reviews = {
  title: 'Customer Reviews',
  count: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  starsOf: (stars: number) => `${stars} of 5 stars`,
  stars: (count: number) => (count === 1 ? 'star' : 'stars'),
  none: 'No reviews yet. Be the first to share your experience!',
  more: 'Show more reviews',
  newestOnly: (count: number) => `Showing the newest ${count}. Turn on JavaScript to see more.`,
  restFailed: 'Couldn’t load more reviews. Please try again later.',
  helpful: 'Helpful',
  foundHelpful: (count: number) => `${count} found this helpful`,
  report: 'Report',
  ownerAnswer: 'Response from the owner',
  visited: (date: string) => `Visited ${date}`,
  pending: 'Pending approval',
  hidden: 'Not published',
  loginToVote: 'Please log in to mark a review as helpful.',
  login: 'Login',
}
