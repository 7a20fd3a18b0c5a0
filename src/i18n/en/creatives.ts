/** Texts of an ad slot. The browser downloads them with the slot's script. */
export const creatives = {
  mark: 'Ad',
  region: 'Advertisement',
  newTab: 'opens in a new tab',
  failed: 'Failed to fetch ads',
}
