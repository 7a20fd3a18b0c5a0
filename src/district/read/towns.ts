import { splitCell, readTable, type Row } from './csv.ts'
import type { Report } from './fault.ts'

const TOWN_COLUMNS = {
  required: ['state', 'district', 'city'],
  optional: ['pincode', 'latitude', 'longitude', 'aliases', 'name_hi'],
}
const PINCODE_COLUMNS = { required: ['pincode', 'district', 'state', 'offices'] }

export type TownRow = {
  state: string
  district: string
  city: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
  aliases: string[]
  nameHi: string | null
}

export type PincodeRow = { pincode: string; district: string; state: string; offices: number }

/** What a row of a table says, and where it stands. */
export type Placed<Of> = { value: Of; row: Row }

/** The towns of `towns.csv`, of the district and around it; null where there is no such file. */
export const readTowns = (folder: string, report: Report): Placed<TownRow>[] | null =>
  readTable(folder, 'towns.csv', TOWN_COLUMNS, report)?.map((row) => {
    const { state = '', district = '', city = '', pincode, latitude, longitude } = row.cells
    const { aliases, name_hi: nameHi } = row.cells
    const value = {
      ...{ state, district, city, pincode: pincode || null },
      latitude: latitude ? Number(latitude) : null,
      longitude: longitude ? Number(longitude) : null,
      aliases: splitCell(aliases),
      nameHi: nameHi || null,
    }
    return { value, row }
  }) ?? null

/** The PIN codes of `pincodes.csv`, a row for each district that one reaches into. */
export const readPincodes = (folder: string, report: Report): Placed<PincodeRow>[] | null =>
  readTable(folder, 'pincodes.csv', PINCODE_COLUMNS, report)?.map((row) => {
    const { pincode = '', district = '', state = '', offices } = row.cells
    return { value: { pincode, district, state, offices: Number(offices) }, row }
  }) ?? null
