/** Texts of an ad slot. The browser downloads them with the slot's script. */
export const creatives = {
  mark: 'Ad',
  own: 'From this site',
  why: 'Why this ad?',
  region: 'Advertisement',
  newTab: 'opens in a new tab',
  failed: 'Failed to fetch ads',
  play: 'Play',
  pause: 'Pause',
  pictures: 'Pictures of the advertisement',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  closeForToday: 'Close the advertisement for today',
}
