import type { Coordinate } from '#shared/rules/distance.ts'
import type { ImportTown } from './towns.ts'

/** A town that a row names and that may be added. */
export type NewTown = {
  city: string
  district: string
  state: string
  pincode: string | null
  at: Coordinate | null
}

/** What may be taken for a row whose town is in doubt. */
export type TownCandidates = {
  /** By its coordinates, else by its PIN code. */
  nearest: ImportTown | null
  /** The only town of the name that the row says. */
  named: ImportTown | null
  fresh: NewTown | null
}

/** A town that was concluded: from what the file says, and why. */
export type TownGuess = { said: string; why: 'pin' | 'alike' | 'overruled' | 'nearest' }

/** RANKA becomes Ranka; a name with small letters stays. */
export const toTownName = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : text
