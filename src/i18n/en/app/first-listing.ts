/** "List your business" for somebody without an account. */
export const firstListing = {
  title: 'List your business',
  lede: 'It’s free. You create your account at the end.',
  steps: { business: 'Your business', place: 'Place' },
  description: 'What do you sell or do?',
  phoneHint: 'Customers see this number.',
  more: 'Photos, hours, services and more',
  moreText: 'Optional. Add now or later.',
  ownerNameHint: 'Not shown to the public.',
  emailHint: 'Use this email to log in. It is shown on your listing.',
} as const
