/** Pictures of a business or of a thing for sale, side by side and over the whole screen. */
export const photos = {
  title: 'Photos',
  photoOf: (place: number, count: number, name: string) => `Photo ${place} of ${count}: ${name}`,
  all: (count: number) => `All ${count} photos`,
  failed: 'This photo could not be loaded.',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
}
