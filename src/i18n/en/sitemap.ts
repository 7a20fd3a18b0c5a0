export const sitemap = {
  title: 'Sitemap',
  lede: 'All pages on this site.',
  description: (site: string) =>
    `All pages of ${site}: businesses, categories, towns, account and help.`,
  main: 'Main pages',
  categories: 'Business categories',
  account: 'Account',
  locations: 'Towns and blocks',
  legal: 'Legal and help',
}
