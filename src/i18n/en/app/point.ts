/** A point on the map that is given in a form. */
export const point = {
  open: 'Choose on the map',
  failed: 'The map did not come. You can type the place below.',
  at: (latitude: string, longitude: string) => `Pin at ${latitude}, ${longitude}`,
  keys: 'Map: arrow keys move it, Enter puts the pin in its middle.',
  shown: 'Map: arrow keys move it.',
  none: 'No pin yet',
  clear: 'Remove the pin',
  here: 'Where I am now',
  hereBusy: 'Looking…',
  hereFailed: 'Your phone did not tell where it is.',
}
