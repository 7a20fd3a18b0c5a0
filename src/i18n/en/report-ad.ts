/** What may be wrong with an ad. */
export const adReport = {
  title: 'Report this ad',
  hint: 'It goes to the people who keep this website. The seller does not learn who reported it.',
  reasons: {
    fraud: 'Fraud or a trick',
    prohibited: 'Not allowed to be sold',
    duplicate: 'The same ad twice',
    wrong: 'Wrong or misleading',
    offensive: 'Offensive',
    other: 'Something else',
  },
  sent: 'Thank you. We will look at this ad.',
}
