/** What “Why this ad?” says. The browser downloads it with the code that shows it. */
export const whyAd = {
  paid: (campaign: string) => `An advertiser pays for it. Their campaign is “${campaign}”.`,
  pages: {
    home: 'the home page',
    businesses: 'lists of businesses',
    'single-business': 'pages of businesses',
    blog: 'lists of posts',
    'single-blog': 'pages of posts',
    categories: 'the list of categories',
    'district-guide': 'the guide to the district',
    classified: 'lists of classified ads',
    'single-classified': 'pages of classified ads',
  } as Readonly<Record<string, string>>,
  place: (pages: string) => `It stands here because this place on ${pages} is let to advertisers`,
  anywhere: 'this site',
  town: (town: string) => `this page is about ${town}, a town that the advertiser chose`,
  words: (words: string) => `this page is about ${words}, which the advertiser chose`,
  and: ', and because ',
  unknown:
    'Nothing about you decided it: there are no cookies and no profile, and the advertiser ' +
    'learns nothing of who you are.',
  counted:
    'We count that it was in view, and that it was followed. The advertiser pays us for those ' +
    'who follow it.',
  how: 'How advertising works here',
  report: 'Report this ad',
  reported: (campaign: string, number: string) => `Advertisement “${campaign}” (${number}): `,
}
