/** The businesses of an account, in every state. */
export const myBusinesses = {
  /** What a state is called on its mark. */
  statuses: { active: 'active', pending: 'pending', inactive: 'inactive', closed: 'closed' },
  stateTexts: {
    pending: 'The team looks at it within 24-48 hours.',
    inactive: 'It is not shown. The reason is in the mail about it.',
    closed: 'Its page says that it closed or moved. Lists and the search leave it out.',
    waits: 'Changes wait for approval; the page shows what was approved.',
  },
  edit: 'Edit',
  add: 'Add a listing',
  view: 'View page',
  viewOf: (name: string) => `View the page of ${name}`,
  none: 'No businesses yet',
  noneText:
    'Add your shop, clinic or workshop: five minutes on a phone. The team looks at it first.',
}
