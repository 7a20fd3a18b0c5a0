/** Cutting a part out of a picture. */
export const crop = {
  hint: 'Drag the picture, or use the arrow keys. Plus and minus make it larger or smaller.',
  area: 'The picture, as it will be cut out',
  zoom: 'Size',
  close: 'Close',
  cancel: 'Cancel',
  sending: (percent: number) => `Uploading… ${percent} %`,
}
