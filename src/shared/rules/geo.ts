import { DISTRICT_BOUNDS } from '#district/local.ts'
import { isWithin, type Coordinate } from './distance.ts'

/**
 * Whether the point lies in the box around India; false for swapped, zero or broken coordinates.
 */
export function isCoordinateInIndia(lat: number, lng: number): boolean {
  return lat >= 6 && lat <= 37.6 && lng >= 68 && lng <= 97.5
}

/** Whether the point lies in the box around the district. */
export const isCoordinateInDistrict = (lat: number, lng: number): boolean =>
  isWithin(DISTRICT_BOUNDS, lat, lng)

const [west, south, east, north] = DISTRICT_BOUNDS

/** The box around the district, in degrees. */
export const DISTRICT_BOX = { west, south, east, north }

/**
 * What is wrong with a position that may be unknown, by the name of the input; null when nothing
 * is. Outside the district it is asked about: wrong unless somebody said that it is meant.
 */
export function getPositionProblem(
  latitude: number | null,
  longitude: number | null,
  isPointConfirmed = false,
): { field: 'latitude' | 'longitude'; reason: string } | null {
  if (latitude === null && longitude === null) return null
  if (latitude === null) return { field: 'latitude', reason: 'Enter both latitude and longitude' }
  if (longitude === null) return { field: 'longitude', reason: 'Enter both latitude and longitude' }
  if (isCoordinateInIndia(latitude, longitude)) {
    if (isPointConfirmed || isCoordinateInDistrict(latitude, longitude)) return null
    return { field: 'latitude', reason: 'This is outside the district. Move it or confirm it' }
  }
  const isSwapped = isCoordinateInIndia(longitude, latitude)
  return {
    field: 'latitude',
    reason: `This is outside India${isSwapped ? '. Latitude and longitude may be swapped' : ''}`,
  }
}

const placeText = (place: Coordinate | string) =>
  typeof place === 'string' ? place : `${place.lat},${place.lng}`

/** A map search for a point or an address. */
export function getMapsSearchUrl(place: Coordinate | string): string {
  const query = new URLSearchParams({ api: '1', query: placeText(place) })
  return `https://www.google.com/maps/search/?${query}`
}

/** The way to a point or an address. */
export function getDirectionsUrl(destination: Coordinate | string): string {
  const query = new URLSearchParams({ api: '1', destination: placeText(destination) })
  return `https://www.google.com/maps/dir/?${query}`
}
