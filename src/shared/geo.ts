export type Coordinate = { lat: number; lng: number }

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceKm(a: Coordinate, b: Coordinate): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether the point lies in the box around India; false for swapped, zero or broken coordinates. */
export function isSaneCoordinate(lat: number, lng: number): boolean {
  return lat >= 6 && lat <= 37.6 && lng >= 68 && lng <= 97.5
}

const placeText = (place: Coordinate | string) => (typeof place === 'string' ? place : `${place.lat},${place.lng}`)

/** A map search for a point or an address. */
export function mapsSearchUrl(place: Coordinate | string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeText(place) })}`
}

/** The way to a point or an address. */
export function directionsUrl(destination: Coordinate | string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: placeText(destination) })}`
}
