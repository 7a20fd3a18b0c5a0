export const favourites = {
  title: 'Favorites',
  description: (site: string) => `The places you have saved on ${site}.`,
  saved: (count: number) => `${count} saved`,
  here: 'Kept in this browser.',
  loginFor: 'Login to have them on every device',
  inAccount: 'Kept in your account.',
  empty: 'Nothing saved yet',
  emptyText: 'Press the heart on a place and it stands here.',
  noScript: 'What you save is kept in this browser, which needs JavaScript.',
  failed: 'Details cannot be shown at the moment. These places are saved:',
  failedUnnamed: 'The saved places cannot be shown at the moment.',
  more: (count: number) => `Show ${count} more`,
  gone: (count: number) =>
    `${count} saved ${count === 1 ? 'place is' : 'places are'} no longer listed.`,
  removeGone: 'Remove from favorites',
}
