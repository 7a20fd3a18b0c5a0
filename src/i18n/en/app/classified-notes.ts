/** Notes beside the ad form: prohibited goods, duplicates, safety. */
export const classifiedNotes = {
  refusedGoods: 'You can’t post this here',
  hintGoods: 'Before you post',
  duplicate: (title: string) => `You already have this ad: “${title}”.`,
  alike: (title: string) => `You have a very similar ad: “${title}”.`,
  changeThat: 'Edit that ad instead',
  safety: 'Sell safely',
  safetyPoints: [
    'Meet in a public place during the day. Hand over the item only after you get the ' + 'money.',
    'You never need to scan a code or enter a PIN or OTP to receive money.',
    'We never call to ask for money, a PIN or an OTP.',
  ],
}
