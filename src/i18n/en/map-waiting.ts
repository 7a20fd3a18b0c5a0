/** While the code of a map comes; apart from its other texts, which come with it. */
export const mapWaiting = {
  loading: 'Loading the map...',
  failed: 'The map could not be loaded.',
  retry: 'Retry',
}
