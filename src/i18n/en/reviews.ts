export const reviews = {
  title: 'Customer Reviews',
  count: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  starsOf: (stars: number) => `${stars} of 5 stars`,
  none: 'No reviews yet. Be the first to share your experience!',
}
