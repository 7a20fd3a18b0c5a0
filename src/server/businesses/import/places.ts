import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { districts, locations, states } from '#server/db/tables/index.ts'
import { fold } from '#shared/fold.ts'
import { distanceKm } from '#shared/geo.ts'
import type { Coordinate } from '#shared/geo.ts'
import { CellProblem, quoted } from './cells.ts'

type Town = {
  id: number
  city: string
  district: string
  /** Folded, for comparing. */
  within: { district: string; state: string }
  pincode: string | null
  at: Coordinate | null
}

/** What a row says of where its business is; empty texts are unknown. */
export type Whereabouts = { city: string; district: string; state: string; pin: string | null; at: Coordinate | null }

/** How far the nearest town may lie when nothing else tells the town. */
const NEAREST_KM = 30

/** The towns of the database, and which of them a row means. */
export class Places {
  readonly #byName = new Map<string, Town[]>()
  readonly #byPin = new Map<string, Town[]>()
  readonly #towns: Town[] = []
  readonly #nearest: boolean

  /** With `nearest`, a row whose town is unknown goes to the nearest town by its coordinates. */
  constructor(rows: readonly (Omit<Town, 'within'> & { state: string; aliases: string[] })[], nearest: boolean) {
    this.#nearest = nearest
    for (const { state, aliases, ...row } of rows) {
      const town: Town = { ...row, within: { district: fold(row.district), state: fold(state) } }
      this.#towns.push(town)
      for (const name of new Set([town.city, ...aliases].map(fold))) add(this.#byName, name, town)
      if (town.pincode) add(this.#byPin, town.pincode, town)
    }
  }

  get isEmpty(): boolean {
    return this.#towns.length === 0
  }

  /** The name of a town by its id. */
  readonly cityOf = (id: number): string => this.#towns.find((town) => town.id === id)?.city ?? ''

  /**
   * The id of the town a row belongs to: by its name, else by its PIN code (of several towns of one PIN the nearest), else, where
   * that is wanted, the nearest of all. Throws CellProblem when no town or more than one is meant.
   */
  townOf(where: Whereabouts): number {
    const inDistrict = (town: Town) =>
      (where.district === '' || town.within.district === fold(where.district)) &&
      (where.state === '' || town.within.state === fold(where.state))
    const named = (this.#byName.get(fold(where.city)) ?? []).filter(inDistrict)
    const ofPin = (this.#byPin.get(where.pin ?? '') ?? []).filter(inDistrict)
    const found =
      theOnly(named) ??
      theOnly(named.filter((town) => ofPin.includes(town))) ??
      (named.length === 0 ? (theOnly(ofPin) ?? closest(ofPin, where.at)) : undefined) ??
      (this.#nearest && named.length === 0 ? closest(this.#towns.filter(inDistrict), where.at, NEAREST_KM) : undefined)
    if (!found) throw new CellProblem(whyNone(where, named, ofPin))
    return found.id
  }
}

/** Reads all active towns; some thousands at most. */
export async function readPlaces(db: Db | Transaction, nearest: boolean): Promise<Places> {
  const rows = await db
    .select({
      id: locations.id,
      city: locations.city,
      nameHi: locations.nameHi,
      aliases: locations.aliases,
      district: districts.name,
      state: states.name,
      pincode: locations.pincode,
      lat: locations.latitude,
      lng: locations.longitude,
    })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(eq(locations.status, 'active'))
  return new Places(
    rows.map(({ lat, lng, nameHi, ...row }) => ({
      ...row,
      aliases: nameHi === null ? row.aliases : [...row.aliases, nameHi],
      at: lat === null || lng === null ? null : { lat, lng },
    })),
    nearest,
  )
}

function add(index: Map<string, Town[]>, name: string, town: Town): void {
  index.set(name, [...(index.get(name) ?? []), town])
}

const theOnly = (towns: readonly Town[]): Town | undefined => (towns.length === 1 ? towns[0] : undefined)

function closest(towns: readonly Town[], at: Coordinate | null, withinKm = Infinity): Town | undefined {
  if (!at) return undefined
  const far = towns.flatMap((town) => (town.at ? [{ town, km: distanceKm(at, town.at) }] : []))
  return far.filter(({ km }) => km <= withinKm).sort((a, b) => a.km - b.km)[0]?.town
}

function whyNone({ city, district, pin }: Whereabouts, named: readonly Town[], ofPin: readonly Town[]): string {
  if (named.length > 1)
    return `${quoted(city)} is a town of ${listed(named.map((town) => town.district))}: give the district`
  if (ofPin.length > 1)
    return `several towns have the PIN ${pin}: give one of ${listed(ofPin.map((town) => town.city))}`
  const where = district === '' ? '' : ` in ${district}`
  const reasons = [city && `no town is called ${quoted(city)}${where}`, pin && `no town${where} has the PIN ${pin}`]
  return reasons.filter(Boolean).join(', and ') || 'neither a city nor a PIN code is given'
}

const listed = (names: readonly string[]): string => [...new Set(names)].slice(0, 5).join(', ')
