import type { MapMarker } from '#shared/view/map.ts'

/** A drawn map. */
export interface MapHandle {
  /** Shows other places, and with them in sight; `here` is where the visitor is. */
  show: (markers: readonly MapMarker[], here?: { lat: number; lng: number } | null) => void
  /** Shows the district, and answers each place that is pressed, with a pin on it. */
  pick: (onPick: (place: { lat: number; lng: number }) => void) => void
  remove: () => void
}
