import type { DistrictFacts } from '#district/read/schemas.ts'
import { distanceKm, type Coordinate } from '#shared/rules/distance.ts'
import type { PinDistrict, ImportTown } from './towns.ts'

/** Where a row says that its business lies, beside the name of the place. */
export type PinAndPoint = { pin: string | null; at: Coordinate | null }

const MIN_PIN_REACH_KM = 20
const PIN_REACH_SHARE = 0.38
const MIN_TOWN_REACH_KM = 30
const TOWN_REACH_SHARE = 0.18

/** From corner to corner. */
const getExtentKm = ([west, south, east, north]: DistrictFacts['bounds']): number =>
  distanceKm({ lat: south, lng: west }, { lat: north, lng: east })

/** The first three digits of a PIN code name its sorting district. */
const SORTING_DIGITS = 3

/** Tells whether a row's point and PIN code speak for a town or against it. */
export class TownEvidence {
  readonly #towns: readonly ImportTown[]
  readonly #districtsOfPin: ReadonlyMap<string, ReadonlySet<string>>
  readonly #sortingOf: ReadonlyMap<string, ReadonlySet<string>>
  /**
   * The area of a PIN code is wide and known by few points: only beyond this it contradicts a town
   * of its district. It grows with the district, as its PIN codes do: some 60 km in one 160 km
   * across.
   */
  readonly #pinReachKm: number
  /**
   * A business farther than this from a town does not belong to it, whatever its name says; in a
   * wide district towns lie far apart.
   */
  readonly townReachKm: number

  constructor(
    towns: readonly ImportTown[],
    pins: readonly PinDistrict[],
    bounds: DistrictFacts['bounds'],
  ) {
    const extentKm = getExtentKm(bounds)
    this.#pinReachKm = Math.max(MIN_PIN_REACH_KM, PIN_REACH_SHARE * extentKm)
    this.townReachKm = Math.max(MIN_TOWN_REACH_KM, TOWN_REACH_SHARE * extentKm)
    const ofTowns = towns.flatMap(({ pincode, district }) =>
      pincode ? [{ pincode, district }] : [],
    )
    const all = [...pins, ...ofTowns]
    this.#towns = towns
    this.#districtsOfPin = setsBy(
      all,
      ({ pincode }) => pincode,
      ({ district }) => district,
    )
    this.#sortingOf = setsBy(
      all,
      ({ district }) => district,
      ({ pincode }) => sortingOf(pincode),
    )
  }

  /** Why the town cannot be the one that is meant, in words; null when nothing says so. */
  against(town: ImportTown, { pin, at }: PinAndPoint): string | null {
    const km = this.kmFrom(town, at)
    if (km !== null)
      return km > this.townReachKm ? `${formatTown(town)} is ${Math.round(km)} km away` : null
    if (pin !== null && this.pinSpeaksAgainst(town, pin))
      return `the PIN ${pin} is not of ${formatTown(town)}`
    return null
  }

  /** Whether the PIN code is the town's or the point lies near it. */
  speaksFor(town: ImportTown, { pin, at }: PinAndPoint): boolean {
    if (town.at && at) return distanceKm(town.at, at) <= this.townReachKm
    return pin !== null && pin === town.pincode
  }

  /**
   * How far from a town a point lies, null when that is unknown. A town whose own point is unknown
   * lies somewhere in its district: the nearest known town of the district stands for it.
   */
  kmFrom(town: ImportTown, at: Coordinate | null): number | null {
    if (!at) return null
    if (town.at) return distanceKm(town.at, at)
    const around = this.#towns.filter(
      ({ district, state }) => district === town.district && state === town.state,
    )
    return leastKm(around, at)
  }

  /** The only district in which a PIN code has post offices or towns. */
  districtOf(pin: string): string | null {
    const [district, ...more] = this.#districtsOfPin.get(pin) ?? []
    return more.length === 0 ? (district ?? null) : null
  }

  /** Whether a PIN code cannot be one of the town's or of the villages around it. */
  pinSpeaksAgainst(town: ImportTown, pin: string): boolean {
    if (town.pincode === pin) return false
    const districts = this.#districtsOfPin.get(pin)
    if (districts && !districts.has(town.district)) return true
    // A PIN code that nobody knows is at least sorted with those of its district.
    const sorting = this.#sortingOf.get(town.district)
    if (!districts && sorting && !sorting.has(sortingOf(pin))) return true
    const km =
      town.at &&
      leastKm(
        this.#towns.filter(({ pincode }) => pincode === pin),
        town.at,
      )
    return km !== null && km > this.#pinReachKm
  }
}

/** "Bano in Simdega" */
export const formatTown = ({ city, district }: ImportTown): string => `${city} in ${district}`

const sortingOf = (pin: string) => pin.slice(0, SORTING_DIGITS)

function leastKm(towns: readonly ImportTown[], at: Coordinate): number | null {
  const far = towns.flatMap((town) => (town.at ? [distanceKm(town.at, at)] : []))
  return far.length === 0 ? null : Math.min(...far)
}

function setsBy<T>(items: readonly T[], keyOf: (item: T) => string, valueOf: (item: T) => string) {
  const sets = new Map<string, Set<string>>()
  for (const item of items) {
    const set = sets.get(keyOf(item)) ?? new Set()
    sets.set(keyOf(item), set.add(valueOf(item)))
  }
  return sets
}
