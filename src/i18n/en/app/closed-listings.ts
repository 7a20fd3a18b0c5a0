/** While the settings accept no new listings. */
export const closedListings = {
  title: 'No new listings at present',
  text:
    'New business listings are not accepted at present. Is one of yours there already? Open its ' +
    'page and press “This is my business”.',
  write: 'Write to us',
}
