import type { MapTexts } from '#shared/map.ts'

export const map: MapTexts = {
  show: 'Show the map',
  note: 'The map comes from openstreetmap.org once you ask for it.',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded.',
  retry: 'Retry',
  noTiles: 'The pictures of the map do not come through; the places are right all the same.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  here: 'You are here',
  places: '{count} places',
}
