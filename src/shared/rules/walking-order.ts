import { distanceKm, type Coordinate } from './distance.ts'

type Place = { latitude: number | null; longitude: number | null; address: string; name: string }

/** A stop of a walk; `metres` from the one before as the crow flies, null where unknown. */
export type Stop<Item> = { item: Item; metres: number | null }

/**
 * Listings in the order of a walk: from the start always to the nearest one, then those whose point
 * is unknown, by their streets. Without a start it begins at the first listing.
 */
export function orderForWalk<Item extends Place>(
  start: Coordinate | null,
  items: readonly Item[],
): Stop<Item>[] {
  const left = items.flatMap((item) => {
    const { latitude, longitude } = item
    return latitude === null || longitude === null
      ? []
      : [{ item, at: { lat: latitude, lng: longitude } }]
  })
  const stops: Stop<Item>[] = []
  for (let here = start ?? left[0]?.at; here && left.length > 0;) {
    const from = here
    const km = left.map(({ at }) => distanceKm(from, at))
    const nearest = km.indexOf(Math.min(...km))
    const [next] = left.splice(nearest, 1)
    const isFirst = stops.length === 0 && start === null
    stops.push({ item: next!.item, metres: isFirst ? null : Math.round(km[nearest]! * 1000) })
    here = next!.at
  }
  const unknown = items
    .filter(({ latitude }) => latitude === null)
    .toSorted((a, b) => compare(streetOf(a), streetOf(b)) || compare(a.name, b.name))
  return [...stops, ...unknown.map((item) => ({ item, metres: null }))]
}

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** The address without the number of the house, which begins many: `Shop 4, Main Road`. */
const streetOf = ({ address }: Place): string =>
  address
    .toLowerCase()
    .replace(
      /^(?:(?:shop|house|h\.|plot|door|no\.?|number|#)[\s.]*)*[\d/-]*[a-z]?(?=[,\s])[,\s]*/,
      '',
    )
    .trim()
