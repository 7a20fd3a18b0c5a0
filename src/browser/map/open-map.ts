import type { MapMarker } from '#shared/view/map.ts'

/** A drawn map. */
export interface MapHandle {
  /** Shows other places, and with them in sight; `here` is where the visitor is. */
  show: (markers: readonly MapMarker[], here?: { lat: number; lng: number } | null) => void
  remove: () => void
}
