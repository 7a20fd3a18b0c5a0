/** What an ad slot says. The browser downloads this with the slot's script. */
export const creatives = {
  mark: 'Ad',
  region: 'Advertisement',
  newTab: 'opens in a new tab',
  failed: 'Failed to fetch ads',
}
