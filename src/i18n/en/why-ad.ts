/** What “Why this ad?” says. The browser downloads it with the code that shows it. */
export const whyAd = {
  paid: (campaign: string) => `An advertiser pays for this ad. Campaign: “${campaign}”.`,
  pages: {
    home: 'the home page',
    businesses: 'business lists',
    'single-business': 'business pages',
    blog: 'blog lists',
    'single-blog': 'blog posts',
    categories: 'the category list',
    'district-guide': 'the district guide',
    classified: 'classified ad lists',
    'single-classified': 'classified ads',
  } as Readonly<Record<string, string>>,
  place: (pages: string) => `advertisers can buy space on ${pages}`,
  anywhere: 'this site',
  town: (town: string) => `this page is about ${town}, a town the advertiser chose`,
  words: (words: string) => `this page is about ${words}, which the advertiser chose`,
  because: (reasons: readonly string[]) =>
    `You see this ad because ${reasons.join(', and because ')}.`,
  unknown:
    'The ad isn’t based on your data. We use no cookies and no profile, and the advertiser ' +
    'doesn’t learn who you are.',
  counted: 'We count views and clicks. The advertiser pays us for clicks.',
  how: 'How ads work here',
  report: 'Report this ad',
  reported: (campaign: string, number: string) => `Ad “${campaign}” (${number}): `,
}
