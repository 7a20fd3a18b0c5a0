import { DISTRICT_BOUNDS } from '#district/local.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { toComparableName } from '#shared/text/bare-name.ts'
import { foldText } from '#shared/text/fold.ts'
import type { Coordinate } from '#shared/rules/distance.ts'
import { CellError, quoteValue } from './cells.ts'
import { getCurrentDistrictName } from './district-names.ts'
import { TownEvidence, formatTown } from './evidence.ts'
import { toTownName, type NewTown, type TownCandidates, type TownGuess } from './town-candidates.ts'
import { readPinDistricts, readTowns, type PinDistrict, type ImportTown } from './towns.ts'

/** What a row says of where its business is; empty texts are unknown. */
export type PlaceHints = {
  city: string
  district: string
  state: string
  pin: string | null
  at: Coordinate | null
}

/**
 * The town of a row; `guess` and `note` say what was concluded rather than read, the latter for the
 * report.
 */
export type FoundTown = { id: number; note: string | null; guess: TownGuess | null }

/**
 * What of the towns could be meant: those in the row's district and state, by name, likeness and
 * PIN code.
 */
type Candidates = {
  within: ImportTown[]
  named: ImportTown[]
  alike: ImportTown[]
  ofPin: ImportTown[]
}

/** The towns of the database, and which of them a row means. */
export class TownLookup {
  readonly #byName = new Map<string, ImportTown[]>()
  readonly #byFold = new Map<string, ImportTown[]>()
  readonly #byPin = new Map<string, ImportTown[]>()
  readonly #towns: readonly ImportTown[]
  readonly #added: readonly ImportTown[]
  readonly #cities: ReadonlyMap<number, string>
  readonly #nearest: boolean
  readonly #evidence: TownEvidence
  readonly #districts = new Map<string, string>()
  readonly #states = new Map<string, string>()

  /**
   * With `nearest`, a row whose town is unknown or in doubt goes to the nearest town by its
   * coordinates. Towns that were `added` for this file are taken where that was decided alone: the
   * other rows are read as they were when the file was checked.
   */
  constructor(
    towns: readonly ImportTown[],
    nearest: boolean,
    pins: readonly PinDistrict[] = [],
    added: readonly ImportTown[] = [],
  ) {
    this.#nearest = nearest
    this.#towns = towns
    this.#added = added
    this.#cities = new Map([...towns, ...added].map(({ id, city }) => [id, city]))
    this.#evidence = new TownEvidence(towns, pins, DISTRICT_BOUNDS)
    for (const town of towns) {
      const names = [town.city, ...town.aliases]
      for (const name of new Set(names.map(toComparableName))) add(this.#byName, name, town)
      for (const name of new Set(names.map(foldText))) add(this.#byFold, name, town)
      if (town.pincode) add(this.#byPin, town.pincode, town)
      this.#districts.set(foldText(town.district), town.district)
      this.#states.set(foldText(town.state), town.state)
    }
  }

  get isEmpty(): boolean {
    return this.#towns.length === 0
  }

  readonly has = (id: number): boolean => this.#cities.has(id)

  /** The name of a town by its id. */
  readonly cityOf = (id: number): string => this.#cities.get(id) ?? ''

  /**
   * The district as the site calls it. Throws CellError for one in which the site has no town.
   */
  districtOf(text: string): string {
    const known = this.#districts.get(foldText(getCurrentDistrictName(text)))
    if (known !== undefined) return known
    const town = this.#byName.get(toComparableName(text))?.[0]
    const hint = town
      ? `the town ${town.city} lies in ${town.district}`
      : `there are ${listed([...this.#districts.values()].sort(), 30)}`
    throw new CellError(`${quoteValue(text)} is not a district on this site; ${hint}`)
  }

  /** The state as the site calls it. Throws CellError for one in which the site has no town. */
  stateOf(text: string): string {
    const known = this.#states.get(foldText(text))
    if (known !== undefined) return known
    const states = listed([...this.#states.values()])
    throw new CellError(`${quoteValue(text)} is not a state on this site; use ${states}`)
  }

  /**
   * The town a row belongs to. Its very name counts first, unless point or PIN code contradict it;
   * then the PIN code (of several towns of one PIN the nearest); then a name that is only alike,
   * which point or PIN code must confirm and which is noted; then, where that is wanted, the
   * nearest town. District and state are given as the site calls them. Throws CellError when no
   * town or more than one is meant.
   */
  townOf(where: PlaceHints): FoundTown {
    const found = this.#candidates(where)
    const possible = (towns: ImportTown[]) =>
      towns.filter((town) => this.#evidence.against(town, where) === null)
    const named = possible(found.named)
    const ofPin = possible(found.ofPin)
    const certain = onlyMatch(named) ?? onlyMatch(named.filter((town) => ofPin.includes(town)))
    if (certain) return { id: certain.id, note: null, guess: null }

    const misled = found.named.length > 0 && named.length === 0
    if (named.length === 0) {
      const town = onlyMatch(ofPin) ?? this.#closest(ofPin, where.at)
      if (town && (!misled || this.#evidence.speaksFor(town, where)))
        return {
          id: town.id,
          note: misled ? this.#overruled(found.named[0]!, town, where) : null,
          guess: misled
            ? { said: where.city, why: 'overruled' }
            : { said: where.pin ?? '', why: 'pin' },
        }
      const alike = onlyMatch(
        possible(found.alike).filter((each) => this.#evidence.speaksFor(each, where)),
      )
      if (alike)
        return {
          id: alike.id,
          note: `${quoteValue(where.city)} was taken for ${formatTown(alike)}`,
          guess: { said: where.city, why: 'alike' },
        }
    }
    const nearest =
      this.#nearest &&
      this.#closest(named.length > 1 ? named : found.within, where.at, this.#evidence.townReachKm)
    if (nearest)
      return {
        id: nearest.id,
        note: misled ? this.#overruled(found.named[0]!, nearest, where) : null,
        guess: { said: where.city || (where.pin ?? ''), why: 'nearest' },
      }
    throw new CellError(
      this.#whyNone(where, found),
      this.#whatInCommon(where, found),
      this.#choices(where, found),
    )
  }

  /** The town of that name in the district, as one that was added for this file. */
  townNamed({ city, district }: Pick<NewTown, 'city' | 'district'>): number | null {
    const all = [...(this.#byName.get(toComparableName(city)) ?? []), ...this.#added]
    const isIt = (town: ImportTown) =>
      town.district === district && toComparableName(town.city) === toComparableName(city)
    return all.find(isIt)?.id ?? null
  }

  #choices(where: PlaceHints, { within, named, ofPin }: Candidates): TownCandidates {
    const { city, state, pin, at } = where
    const district = where.district || (pin && this.#evidence.districtOf(pin)) || ''
    const ofDistrict = this.#towns.find((town) => town.district === district)
    const known = this.#byName.get(toComparableName(city)) ?? []
    const isNew =
      ofDistrict &&
      /\p{L}/u.test(foldText(city)) &&
      known.every((town) => town.district !== district)
    return {
      nearest:
        this.#closest(within, at, this.#evidence.townReachKm) ??
        onlyMatch(ofPin) ??
        this.#closest(ofPin, at) ??
        null,
      named: onlyMatch(named) ?? null,
      fresh: isNew
        ? {
            city: toTownName(city),
            district,
            state: state || ofDistrict.state,
            pincode: pin,
            at,
          }
        : null,
    }
  }

  #whatInCommon({ city, pin }: PlaceHints, { named, ofPin }: Candidates): CellError['common'] {
    if (named.length > 1) return { kind: 'town-many', about: city }
    if (named.length === 1) return { kind: 'town-far', about: pin ?? city }
    if (ofPin.length > 1) return { kind: 'town-many', about: pin ?? '' }
    return { kind: ofPin.length === 1 ? 'town-far' : 'town-unknown', about: pin ?? '' }
  }

  #candidates({ city, district, state, pin }: PlaceHints): Candidates {
    const isWithin = (town: ImportTown) =>
      (district === '' || town.district === district) && (state === '' || town.state === state)
    const within = (towns: readonly ImportTown[] | undefined) => (towns ?? []).filter(isWithin)
    const named = within(this.#byName.get(toComparableName(city)))
    const alike = within(this.#byFold.get(foldText(city))).filter((town) => !named.includes(town))
    return { within: within(this.#towns), named, alike, ofPin: within(this.#byPin.get(pin ?? '')) }
  }

  #closest(
    towns: readonly ImportTown[],
    at: Coordinate | null,
    withinKm = Infinity,
  ): ImportTown | undefined {
    const far = towns.flatMap((town) => {
      const km = town.at && this.#evidence.kmFrom(town, at)
      return km === null || km > withinKm ? [] : [{ town, km }]
    })
    return far.sort((a, b) => a.km - b.km)[0]?.town
  }

  #overruled(named: ImportTown, taken: ImportTown, where: PlaceHints): string {
    return `${this.#evidence.against(named, where)}, so it was put in ${formatTown(taken)}`
  }

  #whyNone(where: PlaceHints, { named, alike, ofPin }: Candidates): string {
    const { city, district, pin } = where
    const against = named.map((town) => this.#evidence.against(town, where))
    if (named.length > 0 && against.every((reason) => reason !== null))
      return `${against[0]}: correct the name, the PIN code or the coordinates, or use --nearest`
    if (named.length > 1)
      return (
        `${quoteValue(city)} is a town of ${listed(named.map((town) => town.district))}: give ` +
        'the district'
      )
    if (ofPin.length > 1)
      return (
        `several towns have the PIN ${pin}: give one of ` +
        `${listed(ofPin.map((town) => town.city))}`
      )
    const farOfPin = ofPin.length === 1 && this.#evidence.against(ofPin[0]!, where)
    if (farOfPin) return `the PIN ${pin} is of ${formatTown(ofPin[0]!)}, but ${farOfPin}`
    const inDistrict = district === '' ? '' : ` in ${district}`
    const proposal =
      alike.length > 0 ? ` (${listed(alike.map((town) => this.#proposal(town, where)))})` : ''
    const reasons = [
      city && `no town is called ${quoteValue(city)}${inDistrict}${proposal}`,
      pin && `no town${inDistrict} has the PIN ${pin}`,
    ]
    return reasons.filter(Boolean).join(', and ') || 'neither a city nor a PIN code is given'
  }

  /** A town whose name is like the one given, for the person who corrects the file. */
  #proposal(town: ImportTown, where: PlaceHints): string {
    const against = this.#evidence.against(town, where)
    return against === null ? `is ${formatTown(town)} meant?` : `alike, but ${against}`
  }
}

/** Reads all active towns and the districts of PIN codes; `added` names towns of this file. */
export async function readTownLookup(
  db: DbOrTransaction,
  nearest: boolean,
  added: ReadonlySet<number> = new Set(),
): Promise<TownLookup> {
  const all = await readTowns(db)
  const isAdded = ({ id }: ImportTown) => added.has(id)
  return new TownLookup(
    all.filter((town) => !isAdded(town)),
    nearest,
    await readPinDistricts(db),
    all.filter(isAdded),
  )
}

function add(index: Map<string, ImportTown[]>, name: string, town: ImportTown): void {
  index.set(name, [...(index.get(name) ?? []), town])
}

const onlyMatch = (towns: readonly ImportTown[]): ImportTown | undefined =>
  towns.length === 1 ? towns[0] : undefined

const listed = (names: readonly string[], most = 5): string =>
  [...new Set(names)].slice(0, most).join(', ')
