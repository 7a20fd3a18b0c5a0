/** What is said beside the form of an ad: goods that are refused, twins, safety. */
export const adNotes = {
  refusedGoods: 'This cannot be offered here',
  hintGoods: 'Before you send it',
  duplicate: (title: string) => `You have this ad already: “${title}”.`,
  alike: (title: string) => `You have an ad that is nearly the same: “${title}”.`,
  changeThat: 'Change that one instead',
  safety: 'Sell safely',
  safetyPoints: [
    'Meet in a public place by day, and hand it over only when the money is there.',
    'To receive money you never scan a code and never type a PIN or OTP.',
    'We never call to ask for money, a PIN or an OTP.',
  ],
}
