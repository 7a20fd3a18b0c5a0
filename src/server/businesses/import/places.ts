import type { Db, Transaction } from '#server/db/connection.ts'
import { bareName } from '#shared/text/bare-name.ts'
import { districtName } from '#shared/text/district-names.ts'
import { fold } from '#shared/text/fold.ts'
import type { Coordinate } from '#shared/rules/geo.ts'
import { CellProblem, quoted } from './cells.ts'
import { Evidence, nameOf, NEAR_KM } from './evidence.ts'
import { readPinDistricts, readTowns } from './towns.ts'
import type { PinDistrict, Town } from './towns.ts'

/** What a row says of where its business is; empty texts are unknown. */
export type PlaceHints = {
  city: string
  district: string
  state: string
  pin: string | null
  at: Coordinate | null
}

/** The town of a row; `note` says what was concluded rather than read, for the report. */
export type FoundTown = { id: number; note: string | null }

/**
 * What of the towns could be meant: those in the row's district and state, by name, likeness and
 * PIN code.
 */
type Candidates = { within: Town[]; named: Town[]; alike: Town[]; ofPin: Town[] }

/** The towns of the database, and which of them a row means. */
export class Places {
  readonly #byName = new Map<string, Town[]>()
  readonly #byFold = new Map<string, Town[]>()
  readonly #byPin = new Map<string, Town[]>()
  readonly #towns: readonly Town[]
  readonly #cities: ReadonlyMap<number, string>
  readonly #nearest: boolean
  readonly #evidence: Evidence
  readonly #districts = new Map<string, string>()
  readonly #states = new Map<string, string>()

  /**
   * With `nearest`, a row whose town is unknown or in doubt goes to the nearest town by its
   * coordinates.
   */
  constructor(towns: readonly Town[], nearest: boolean, pins: readonly PinDistrict[] = []) {
    this.#nearest = nearest
    this.#towns = towns
    this.#cities = new Map(towns.map(({ id, city }) => [id, city]))
    this.#evidence = new Evidence(towns, pins)
    for (const town of towns) {
      const names = [town.city, ...town.aliases]
      for (const name of new Set(names.map(bareName))) add(this.#byName, name, town)
      for (const name of new Set(names.map(fold))) add(this.#byFold, name, town)
      if (town.pincode) add(this.#byPin, town.pincode, town)
      this.#districts.set(fold(town.district), town.district)
      this.#states.set(fold(town.state), town.state)
    }
  }

  get isEmpty(): boolean {
    return this.#towns.length === 0
  }

  /** The name of a town by its id. */
  readonly cityOf = (id: number): string => this.#cities.get(id) ?? ''

  /**
   * The district as the site calls it. Throws CellProblem for one in which the site has no town.
   */
  districtOf(text: string): string {
    const known = this.#districts.get(fold(districtName(text)))
    if (known !== undefined) return known
    const town = this.#byName.get(bareName(text))?.[0]
    const hint = town
      ? `the town ${town.city} lies in ${town.district}`
      : `there are ${listed([...this.#districts.values()].sort(), 30)}`
    throw new CellProblem(`${quoted(text)} is not a district on this site; ${hint}`)
  }

  /** The state as the site calls it. Throws CellProblem for one in which the site has no town. */
  stateOf(text: string): string {
    const known = this.#states.get(fold(text))
    if (known !== undefined) return known
    const states = listed([...this.#states.values()])
    throw new CellProblem(`${quoted(text)} is not a state on this site; use ${states}`)
  }

  /**
   * The town a row belongs to. Its very name counts first, unless point or PIN code contradict it;
   * then the PIN code (of several towns of one PIN the nearest); then a name that is only alike,
   * which point or PIN code must confirm and which is noted; then, where that is wanted, the
   * nearest town. District and state are given as the site calls them. Throws CellProblem when no
   * town or more than one is meant.
   */
  townOf(where: PlaceHints): FoundTown {
    const found = this.#candidates(where)
    const possible = (towns: Town[]) =>
      towns.filter((town) => this.#evidence.against(town, where) === null)
    const named = possible(found.named)
    const ofPin = possible(found.ofPin)
    const certain = onlyMatch(named) ?? onlyMatch(named.filter((town) => ofPin.includes(town)))
    if (certain) return { id: certain.id, note: null }

    const misled = found.named.length > 0 && named.length === 0
    if (named.length === 0) {
      const town = onlyMatch(ofPin) ?? this.#closest(ofPin, where.at)
      if (town && (!misled || this.#evidence.speaksFor(town, where)))
        return { id: town.id, note: misled ? this.#overruled(found.named[0]!, town, where) : null }
      const alike = onlyMatch(
        possible(found.alike).filter((each) => this.#evidence.speaksFor(each, where)),
      )
      if (alike)
        return { id: alike.id, note: `${quoted(where.city)} was taken for ${nameOf(alike)}` }
    }
    const nearest =
      this.#nearest && this.#closest(named.length > 1 ? named : found.within, where.at, NEAR_KM)
    if (nearest)
      return {
        id: nearest.id,
        note: misled ? this.#overruled(found.named[0]!, nearest, where) : null,
      }
    throw new CellProblem(this.#whyNone(where, found))
  }

  #candidates({ city, district, state, pin }: PlaceHints): Candidates {
    const isWithin = (town: Town) =>
      (district === '' || town.district === district) && (state === '' || town.state === state)
    const within = (towns: readonly Town[] | undefined) => (towns ?? []).filter(isWithin)
    const named = within(this.#byName.get(bareName(city)))
    const alike = within(this.#byFold.get(fold(city))).filter((town) => !named.includes(town))
    return { within: within(this.#towns), named, alike, ofPin: within(this.#byPin.get(pin ?? '')) }
  }

  #closest(towns: readonly Town[], at: Coordinate | null, withinKm = Infinity): Town | undefined {
    const far = towns.flatMap((town) => {
      const km = town.at && this.#evidence.kmFrom(town, at)
      return km === null || km > withinKm ? [] : [{ town, km }]
    })
    return far.sort((a, b) => a.km - b.km)[0]?.town
  }

  #overruled(named: Town, taken: Town, where: PlaceHints): string {
    return `${this.#evidence.against(named, where)}, so it was put in ${nameOf(taken)}`
  }

  #whyNone(where: PlaceHints, { named, alike, ofPin }: Candidates): string {
    const { city, district, pin } = where
    const against = named.map((town) => this.#evidence.against(town, where))
    if (named.length > 0 && against.every((reason) => reason !== null))
      return `${against[0]}: correct the name, the PIN code or the coordinates, or use --nearest`
    if (named.length > 1)
      return (
        `${quoted(city)} is a town of ${listed(named.map((town) => town.district))}: give the ` +
        'district'
      )
    if (ofPin.length > 1)
      return (
        `several towns have the PIN ${pin}: give one of ` +
        `${listed(ofPin.map((town) => town.city))}`
      )
    const farOfPin = ofPin.length === 1 && this.#evidence.against(ofPin[0]!, where)
    if (farOfPin) return `the PIN ${pin} is of ${nameOf(ofPin[0]!)}, but ${farOfPin}`
    const inDistrict = district === '' ? '' : ` in ${district}`
    const proposal =
      alike.length > 0 ? ` (${listed(alike.map((town) => this.#proposal(town, where)))})` : ''
    const reasons = [
      city && `no town is called ${quoted(city)}${inDistrict}${proposal}`,
      pin && `no town${inDistrict} has the PIN ${pin}`,
    ]
    return reasons.filter(Boolean).join(', and ') || 'neither a city nor a PIN code is given'
  }

  /** A town whose name is like the one given, for the person who corrects the file. */
  #proposal(town: Town, where: PlaceHints): string {
    const against = this.#evidence.against(town, where)
    return against === null ? `is ${nameOf(town)} meant?` : `alike, but ${against}`
  }
}

/** Reads all active towns and the districts of PIN codes. */
export const readPlaces = async (db: Db | Transaction, nearest: boolean): Promise<Places> =>
  new Places(await readTowns(db), nearest, await readPinDistricts(db))

function add(index: Map<string, Town[]>, name: string, town: Town): void {
  index.set(name, [...(index.get(name) ?? []), town])
}

const onlyMatch = (towns: readonly Town[]): Town | undefined =>
  towns.length === 1 ? towns[0] : undefined

const listed = (names: readonly string[], most = 5): string =>
  [...new Set(names)].slice(0, most).join(', ')
