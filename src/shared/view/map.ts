/** A place on a map. */
export interface MapMarker {
  id: number
  latitude: number
  longitude: number
  name: string
  /** Its page; left out on that page itself. */
  href?: string
  /** What it is and where, below the name. */
  note?: string
  /** Why the spot is not the exact one; its sign looks different. */
  inexact?: string
  /** `look` ends the class name `status-…`. */
  status?: { look: string; text: string }
}

/** The words of a map; src/i18n has them under `map`. */
export interface MapTexts {
  show: string
  note: string
  loading: string
  failed: string
  retry: string
  noTiles: string
  zoomIn: string
  zoomOut: string
  close: string
  here: string
  /** `{count}` stands for how many. */
  places: string
}

export const formatPlaceCount = (t: Pick<MapTexts, 'places'>, count: number): string =>
  t.places.replace('{count}', String(count))

/** Something with a place on the screen, in pixels. */
interface Point {
  x: number
  y: number
}

/**
 * Groups of what would overlap on the screen: each point joins the first group whose first point
 * lies less than `apart` pixels away, so the groups' first points keep that distance. The order of
 * the points is kept.
 */
export function groupNearbyPoints<P extends Point>(points: readonly P[], apart: number): P[][] {
  const cells = new Map<string, P[][]>()
  const groups: P[][] = []
  for (const point of points) {
    const column = Math.floor(point.x / apart)
    const row = Math.floor(point.y / apart)
    const near = NEIGHBOURS.flatMap(
      ([right, down]) => cells.get(`${column + right},${row + down}`) ?? [],
    )
    const group = near.find(
      ([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < apart,
    )
    if (group) {
      group.push(point)
      continue
    }
    const opened = [point]
    const cell = `${column},${row}`
    groups.push(opened)
    cells.set(cell, [...(cells.get(cell) ?? []), opened])
  }
  return groups
}

const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))
