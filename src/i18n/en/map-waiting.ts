/** Shown while the code of a map loads; apart from its other texts, which load with it. */
export const mapWaiting = {
  loading: 'Loading the map...',
  failed: 'Couldn’t load the map.',
  retry: 'Retry',
}
