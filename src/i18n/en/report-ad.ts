/** What may be wrong with an ad. */
export const adReport = {
  title: 'Report this ad',
  hint: 'Our team will check it. The seller won’t know who reported it.',
  reasons: {
    fraud: 'Fraud or scam',
    prohibited: 'Prohibited item',
    duplicate: 'Duplicate ad',
    wrong: 'Wrong or misleading',
    offensive: 'Offensive',
    other: 'Other',
  },
  sent: 'Thank you. We will check this ad.',
}
