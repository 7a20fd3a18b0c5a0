import { and, sql, type SQL } from 'drizzle-orm'
import { businesses as b, type locations } from '#server/kit/db/tables/index.ts'

export type GeoPoint = { lat: number; lng: number }

const EARTH_RADIUS_KM = 6371
const KM_PER_DEGREE = 111.19

/**
 * Kilometres from a place along the earth's surface (haversine); null for a row without
 * coordinates.
 */
export function distanceSql(
  { lat, lng }: GeoPoint,
  of: typeof b | typeof locations = b,
): SQL<number | null> {
  // `least` passes over a null, so what has no coordinates must be left out before.
  return sql<
    number | null
  >`case when ${of.latitude} is not null then ${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${of.latitude} - ${lat}::float8) / 2), 2) +
    cos(radians(${lat}::float8)) * cos(radians(${of.latitude})) * power(sin(radians(${of.longitude}
      - ${lng}::float8) / 2), 2)
  ))) end`
}

/** Within so many kilometres: first by a box, which an index serves, then by the true distance. */
export function withinRadiusCondition(place: GeoPoint, radiusKm: number): SQL | undefined {
  const north = radiusKm / KM_PER_DEGREE
  const widest = Math.min(89.9, Math.abs(place.lat) + north)
  const east = north / Math.cos((widest * Math.PI) / 180)
  // Where the box would reach over the date line or a pole, the latitudes alone must do.
  const acrossTheLine = Math.abs(place.lng) + east >= 180
  return and(
    sql`${b.latitude} between ${place.lat - north}::float8 and ${place.lat + north}::float8`,
    acrossTheLine
      ? undefined
      : sql`${b.longitude} between ${place.lng - east}::float8 and ${place.lng + east}::float8`,
    sql`${distanceSql(place)} <= ${radiusKm}::float8`,
  )
}
