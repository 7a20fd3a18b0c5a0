import type { map as english } from '#i18n/en/map.ts'
import type { Words } from '#i18n/words.ts'
import { mapWaiting } from './map-waiting.ts'

export const map: Words<typeof english> = {
  ...mapWaiting,
  show: 'मैप देखें',
  note: 'मैप आपके खोलने पर ही openstreetmap.org से आता है।',
  noTiles: 'मैप की तस्वीरें नहीं आईं, पर निशान सही जगह पर हैं।',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  close: 'बंद करें',
  here: 'आप यहाँ हैं',
  places: '{count} जगहें',
}
