/** What may be wrong with a business's page. */
export const businessReport = {
  title: 'Report a problem',
  hint: 'Tell us what is wrong and what is correct. Our team will check it.',
  reasons: {
    wrong: 'Name, address, number or hours are wrong',
    duplicate: 'Duplicate listing',
    fraud: 'Fraud or scam',
    offensive: 'Offensive',
    other: 'Permanently closed, or other',
  },
  sent: 'Thank you. We will check this page.',
}
