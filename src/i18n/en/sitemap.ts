export const sitemap = {
  title: 'Sitemap',
  lede: 'Every part of the site, on one page.',
  description: (site: string) =>
    `All parts of ${site} on one page: businesses, categories, places, account and help.`,
  main: 'Main pages',
  categories: 'Business categories',
  account: 'Account',
  locations: 'Places',
  legal: 'Rules and help',
}
