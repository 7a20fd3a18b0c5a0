/** A place on the map, in degrees as written in the CSV. */
export type Point = { latitude: string; longitude: string }

/** The rough box around Palamu; a point outside it is a mistake. */
const box = { south: 23.7, north: 24.75, west: 83.7, east: 84.75 }

/**
 * A point with five decimals (about a metre), or nothing when it is no number or outside the
 * district's box.
 */
export function parsePalamuPoint(latitude: string, longitude: string): Point | undefined {
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const inside = lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
  return inside ? formatCoordinates(lat, lng) : undefined
}

/** Degrees with five decimals, without trailing zeros. */
export function formatCoordinates(latitude: number, longitude: number): Point {
  return {
    latitude: String(Number(latitude.toFixed(5))),
    longitude: String(Number(longitude.toFixed(5))),
  }
}

/**
 * The points that stand for more than one row: centroids and defaults, not places. Rounded to four
 * decimals (11 m), because the same default was sometimes typed with fewer digits.
 */
export function findRepeatedPoints(pairs: readonly (readonly [string, string])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const [latitude, longitude] of pairs) {
    const key = getPointKey(latitude, longitude)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key))
}

/** The key under which `findRepeatedPoints` counts a point. */
export function getPointKey(latitude: string, longitude: string): string {
  return `${Number(latitude).toFixed(4)} ${Number(longitude).toFixed(4)}`
}
