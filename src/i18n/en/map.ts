import type { MapTexts } from '#shared/view/map.ts'
import { mapWaiting } from './map-waiting.ts'

export const map: MapTexts = {
  ...mapWaiting,
  show: 'Show map',
  note: 'The map loads from openstreetmap.org only when you open it.',
  noTiles: 'Map images didn’t load, but the pins are correct.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  here: 'You are here',
  places: '{count} places',
}
