import { splitCell, readTable } from './csv.ts'
import type { Report } from './fault.ts'

export type Area = { state: string; district: string; aliases: string[]; nameHi: string | null }

const COLUMNS = { required: ['state', 'district'], optional: ['aliases', 'name_hi'] }

/** The districts of the state with other spellings and Hindi names, of `districts.csv`. */
export const readAreas = (folder: string, report: Report): Area[] =>
  (readTable(folder, 'districts.csv', COLUMNS, report) ?? []).map(({ cells }) => ({
    state: cells.state ?? '',
    district: cells.district ?? '',
    aliases: splitCell(cells.aliases),
    nameHi: cells.name_hi || null,
  }))
