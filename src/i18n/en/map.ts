import type { MapTexts } from '#shared/view/map.ts'
import { mapWaiting } from './map-waiting.ts'

export const map: MapTexts = {
  ...mapWaiting,
  show: 'Show the map',
  note: 'The map comes from openstreetmap.org once you ask for it.',
  noTiles: 'The pictures of the map do not come through; the places are right all the same.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  here: 'You are here',
  places: '{count} places',
}
