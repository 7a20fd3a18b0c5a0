/** While the settings accept no new listings. */
export const closedListings = {
  title: 'New listings are closed',
  text:
    'We are not accepting new business listings right now. Is your business already ' +
    'listed? Open its page and press “Claim this business”.',
  write: 'Contact us',
}
