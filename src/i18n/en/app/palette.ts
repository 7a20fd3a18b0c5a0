/** The administrators' palette: any screen, listing, person or post by typing. */
export const palette = {
  title: 'Go to',
  open: 'Go to…',
  label: 'Search pages, listings, people or posts',
  close: 'Close',
  waiting: 'Searching…',
  none: 'Nothing found',
  failed: 'Search failed. You can still open pages.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  kinds: { screen: 'Screen', business: 'Listing', person: 'Person', post: 'Post' },
  recent: 'Recent',
  help: '↑ ↓ to select, Enter to open',
}
