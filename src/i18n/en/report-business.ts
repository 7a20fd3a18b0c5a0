/** What may be wrong with a business's page. */
export const businessReport = {
  title: 'Something wrong on this page?',
  hint: 'Say what is wrong and what is right. It goes to those who keep this directory.',
  reasons: {
    wrong: 'Name, address, number or hours are wrong',
    duplicate: 'The same place is listed twice',
    fraud: 'Fraud or a trick',
    offensive: 'Offensive',
    other: 'Closed for good, or something else',
  },
  sent: 'Thank you. We will look at this page.',
}
