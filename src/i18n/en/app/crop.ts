/** Cropping a picture. */
export const crop = {
  hint: 'Drag the image, or use the arrow keys. Press + or − to zoom.',
  area: 'Crop area',
  zoom: 'Zoom',
  close: 'Close',
  cancel: 'Cancel',
  sending: (percent: number) => `Uploading… ${percent}%`,
}
