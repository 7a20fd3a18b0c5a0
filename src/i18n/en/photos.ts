/** Pictures of a business or of an item for sale, in a row and on the full screen. */
export const photos = {
  title: 'Photos',
  photoOf: (place: number, count: number, name: string) => `Photo ${place} of ${count}: ${name}`,
  all: (count: number) => `All ${count} photos`,
  failed: 'Couldn’t load this photo.',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
}
