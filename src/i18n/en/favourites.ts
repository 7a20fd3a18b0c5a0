export const favourites = {
  title: 'Favorites',
  description: (site: string) => `The places you have saved on ${site}.`,
  saved: (count: number) => `${count} saved`,
  here: 'Saved in this browser.',
  loginFor: 'Log in to see them on all your devices',
  inAccount: 'Saved in your account.',
  empty: 'Nothing saved yet',
  emptyText: 'Tap the heart on a place to save it.',
  noScript: 'Favorites are saved in your browser and need JavaScript.',
  failed: 'Couldn’t load the details. Your saved places:',
  failedUnnamed: 'Couldn’t load your saved places.',
  more: (count: number) => `Show ${count} more`,
  gone: (count: number) =>
    `${count} saved ${count === 1 ? 'place is' : 'places are'} no longer listed.`,
  removeGone: 'Remove from favorites',
}
