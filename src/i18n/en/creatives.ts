/** Texts of an ad slot. The browser downloads them with the slot's script. */
export const creatives = {
  mark: 'Ad',
  own: 'Our own ad',
  why: 'Why this ad?',
  region: 'Advertisement',
  newTab: 'opens in a new tab',
  failed: 'Failed to fetch ads',
  play: 'Play',
  pause: 'Pause',
  pictures: 'Ad images',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  closeForToday: 'Hide this ad for today',
}
