/** A point on the map that is given in a form. */
export const point = {
  open: 'Select on map',
  failed: 'Couldn’t load the map. Please try again later.',
  at: (latitude: string, longitude: string) => `Pin at ${latitude}, ${longitude}`,
  outside: ({ name }: { name: string; nameHi: string }) =>
    `This pin is outside ${name}. Is it right?`,
  confirm: 'Yes, the place is there',
  keys: 'Use the arrow keys to move the map. Press Enter to place the pin at the centre.',
  shown: 'Use the arrow keys to move the map.',
  none: 'No pin yet',
  clear: 'Remove pin',
  here: 'Use my location',
  hereBusy: 'Finding your location…',
  hereFailed: 'Couldn’t get your location.',
}
