/** Amounts of money that are typed. */
export const amount = {
  ask: (rupees: string) => `Is this ${rupees}?`,
  yes: 'Yes',
  unanswered: 'Tap Yes, or type the amount in digits',
  wrong: 'Enter an amount up to ₹2 crore, like 12,500',
}
