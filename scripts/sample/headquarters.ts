import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { districtBoundaryNames } from './districts.ts'
import { formatCoordinates, type Point } from './points.ts'

/**
 * Finds where the headquarters of a block or district stands, by today's district name and any
 * spelling of the place.
 */
export type FindHeadquarters = (district: string, names: readonly string[]) => Point | undefined

/**
 * Reads the headquarters of all districts and blocks from the boundary files; a block's own point
 * wins.
 */
export function createHeadquartersFinder(sourceFolder: string): FindHeadquarters {
  const districts = features<{ DTNAME: string; DIST_HQ: string }>(
    sourceFolder,
    'JHARKHAND_District_Hq.geojson',
  )
  const blocks = features<{ dtname: string; NAME11: string }>(
    sourceFolder,
    'JHARKHAND_Sub_District_Hq.geojson',
  )
  const points = new Map([
    ...districts.map(
      ({ properties, point }) => [key(properties.DTNAME, properties.DIST_HQ), point] as const,
    ),
    ...blocks.map(
      ({ properties, point }) => [key(properties.dtname, properties.NAME11), point] as const,
    ),
  ])
  return (district, names) =>
    names
      .map((name) => points.get(key(districtBoundaryNames[district] ?? district, name)))
      .find((point) => point !== undefined)
}

function features<Properties>(
  sourceFolder: string,
  file: string,
): { properties: Properties; point: Point }[] {
  const text = readFileSync(join(sourceFolder, 'boundaries', file), 'utf8')
  const collection = JSON.parse(text) as {
    features: { properties: Properties; geometry: { coordinates: [number, number] } }[]
  }
  return collection.features.map(({ properties, geometry }) => {
    const [longitude, latitude] = geometry.coordinates
    return { properties, point: formatCoordinates(latitude, longitude) }
  })
}

/** A star in the file marks a block younger than the census; it is no part of the name. */
function key(district: string, name: string): string {
  return `${district} ${name}`.toLowerCase().replace(/[*\s]/g, '')
}
